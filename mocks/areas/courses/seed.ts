import type { Course, CourseLanguage, CourseLevel, CourseSection, CourseTag } from './contract.ts'
import { sum } from '../../contract/lists.ts'
import { inventHistory } from './seed-history.ts'
import type { CourseText } from './seed-text.ts'
import { artCourses } from './seed-art.ts'
import { designCourses } from './seed-design.ts'
import { psychologyCourses } from './seed-psychology.ts'
import { uiUxCourses } from './seed-ui-ux.ts'
import { webCourses } from './seed-web.ts'
import { toHeading, toLink, toList, toParagraphs } from '../../seed/html.ts'
import { picture } from '../../seed/pictures.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'

/** A section as the mocks keep it: its status is counted when it is asked for. */
export type StoredSection = Omit<CourseSection, 'status'>

/** A course as the mocks keep it. */
export interface StoredCourse extends Course {
  readonly about: string
  readonly instructorPosition: string
  readonly skillLevel: CourseLevel
  readonly language: CourseLanguage
  readonly isCaptions: boolean
  readonly description: string
  readonly content: readonly StoredSection[]
  /** The day on which each topic was first completed, by its id; it stays when the topic is opened again. */
  readonly completedOn: Readonly<Record<string, string>>
}

const SEED = 2505
const PICTURES_PER_TAG = 3

const shelves = {
  Web: { texts: webCourses, pictures: 'web', logo: 'code', color: 'primary' },
  Design: { texts: designCourses, pictures: 'design', logo: 'palette', color: 'info' },
  'UI/UX': { texts: uiUxCourses, pictures: 'ui-ux', logo: 'device-mobile', color: 'danger' },
  Psychology: { texts: psychologyCourses, pictures: 'psychology', logo: 'brain', color: 'warning' },
  Art: { texts: artCourses, pictures: 'art', logo: 'brush', color: 'success' },
} as const satisfies Record<CourseTag, object>

const phrases: Record<CourseLanguage, Record<'gains' | 'handouts' | 'download' | 'questions', string>> = {
  English: {
    gains: 'What you will take along',
    handouts: 'The handouts',
    download: 'as one file to print',
    questions: 'Questions go to',
  },
  French: {
    gains: 'Ce que vous en retiendrez',
    handouts: 'Les supports de cours',
    download: 'à imprimer, en un seul fichier',
    questions: 'Vos questions :',
  },
  Arabic: {
    gains: 'ماذا ستكسب من هذه الدورة',
    handouts: 'أوراق الدورة',
    download: 'في ملف واحد للطباعة',
    questions: 'للأسئلة:',
  },
}

const describe = ({ story, gains, language, tutor }: CourseText, id: number) => {
  const phrase = phrases[language]
  const handouts = `${phrase.handouts} (${toLink(`https://example.com/handouts/${id}`, phrase.download)})`
  const questions = `${phrase.questions} ${toLink(`mailto:${tutor.email}`, tutor.name)}`
  return [
    toParagraphs(story),
    toHeading(phrase.gains),
    toList('ul', gains),
    `<p>${handouts}.<br>${questions}</p>`,
  ].join('')
}

/** The sections with lengths for their topics, of which the first `done` are completed. */
const toContent = ({ outline }: CourseText, done: number, random: Random): StoredSection[] => {
  let topicId = 0
  return Object.entries(outline).map(([title, titles], index) => {
    const topics = titles.map((topic) => {
      topicId += 1
      return { id: topicId, title: topic, time: random.integer(4, 19), isCompleted: topicId <= done }
    })
    return { id: index + 1, title, time: sum(topics.map(({ time }) => time)), topics }
  })
}

type Progress = 'none' | 'some' | 'all'

const countDone = (progress: Progress, totalTasks: number, random: Random) =>
  ({ none: 0, some: random.integer(1, totalTasks - 1), all: totalTasks })[progress]

/** The courses of a fresh start. */
export const seedCourses = (): StoredCourse[] => {
  const random = createRandom(SEED)
  const progresses = deal<Progress>({ none: 6, some: 14, all: 5 }, random)
  const shelved = Object.entries(shelves).flatMap(([tag, { texts, ...look }]) =>
    texts.map((text, index) => ({
      text,
      tags: tag as CourseTag,
      logo: look.logo,
      color: look.color,
      image: picture(`courses/${look.pictures}-${(index % PICTURES_PER_TAG) + 1}`),
    })),
  )
  return random.shuffle(shelved).map(({ text, ...look }, index) => {
    const id = index + 1
    const totalTasks = Object.values(text.outline).flat().length
    const completedTasks = countDone(progresses[index]!, totalTasks, random)
    const content = toContent(text, completedTasks, random)
    const isComplete = progresses[index] === 'all'
    const userCount = random.integer(120, 9600)
    return {
      ...look,
      id,
      user: text.tutor.name,
      tutorImg: text.tutor.picture,
      courseTitle: text.title,
      desc: text.desc,
      completedTasks,
      totalTasks,
      userCount,
      view: userCount * random.integer(2, 6) + random.integer(0, 99),
      note: completedTasks === 0 ? 0 : random.integer(0, 24),
      time: sum(content.map(({ time }) => time)),
      rating: random.integer(36, 49) / 10,
      ratingCount: Math.ceil((userCount * random.integer(8, 40)) / 100),
      about: text.about,
      instructorPosition: text.tutor.position,
      skillLevel: text.level,
      language: text.language,
      isCaptions: random.next() < 0.7,
      description: describe(text, id),
      content,
      completedOn: inventHistory({
        courseId: id,
        topics: Array.from({ length: completedTasks }, (_, topic) => topic + 1),
        completedSince: isComplete
          ? progresses.slice(0, index).filter((progress) => progress === 'all').length
          : undefined,
      }),
    }
  })
}
