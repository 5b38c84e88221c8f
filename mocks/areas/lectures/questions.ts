import { arabicQuestions } from './questions-ar.ts'
import type { Quiz } from './contract.ts'
import type { CourseLanguage, CourseTag } from '../courses/contract.ts'
import { englishQuestions } from './questions-en.ts'
import { frenchQuestions } from './questions-fr.ts'
import type { StoredCourse } from '../courses/seed.ts'
import { createRandom } from '../../seed/random.ts'

/** A question whose first option is right. */
interface Question {
  readonly text: string
  readonly options: readonly string[]
  readonly why: string
}

/** Two questions on each subject, and what is asked of any section. */
export type TagQuestions = Readonly<Record<CourseTag, readonly Question[]>> & {
  readonly outline: { readonly text: string; readonly why: string }
}

const byLanguage: Readonly<Record<CourseLanguage, TagQuestions>> = {
  English: englishQuestions,
  French: frenchQuestions,
  Arabic: arabicQuestions,
}

/** Which lecture is one of the section's: its first, among two of other sections. */
const outlineQuestion = (course: StoredCourse, sectionId: number): Question => {
  const { text, why } = byLanguage[course.language].outline
  const section = course.content.find(({ id }) => id === sectionId)!
  const others = course.content.filter(({ id }) => id !== sectionId).map(({ topics }) => topics[0]!.title)
  const say = (words: string) => words.replace('{section}', section.title)
  return { text: say(text), why: say(why), options: [section.topics[0]!.title, ...others.slice(0, 2)] }
}

export interface StoredQuestion {
  readonly id: number
  readonly rightOption: number
  readonly why: string
  readonly shown: Quiz['questions'][number]
}

/** The questions at the end of a section, their options mixed the same way each time. */
export const questionsOf = (course: StoredCourse, sectionId: number): StoredQuestion[] =>
  [...byLanguage[course.language][course.tags], outlineQuestion(course, sectionId)].map(
    ({ text, options, why }, index) => {
      const id = index + 1
      const places = options.map((option, place) => ({ id: place + 1, text: option }))
      const mixed = createRandom(course.id * 100 + sectionId * 10 + id).shuffle(places)
      return { id, rightOption: 1, why, shown: { id, text, options: mixed } }
    },
  )
