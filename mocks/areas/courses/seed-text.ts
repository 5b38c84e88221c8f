import type { CourseLanguage, CourseLevel } from './contract.ts'
import type { Tutor } from './seed-tutors.ts'

/** What is written about a course, in the language in which it is taught. */
export interface CourseText {
  readonly title: string
  readonly desc: string
  readonly about: string
  readonly tutor: Tutor
  readonly level: CourseLevel
  readonly language: CourseLanguage
  readonly story: readonly string[]
  /** What those who finish it take along. */
  readonly gains: readonly string[]
  /** The titles of the topics by section. */
  readonly outline: Readonly<Record<string, readonly string[]>>
}
