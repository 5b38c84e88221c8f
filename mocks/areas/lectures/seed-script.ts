import type { CourseTag } from '../courses/contract.ts'

export const CHAPTERS = ['welcome', 'idea', 'example', 'practice', 'recap'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** What is said in a lecture, in one language; `{title}` stands for the lecture's own. */
export interface Script {
  readonly chapters: Readonly<Record<Chapter, string>>
  readonly general: Readonly<Record<'welcome' | 'practice' | 'recap', readonly string[]>>
  readonly ofTag: Readonly<Record<CourseTag, Readonly<Record<'idea' | 'example', readonly string[]>>>>
}
