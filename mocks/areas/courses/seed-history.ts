import { dateInDays } from '../../seed/days.ts'
import { createRandom } from '../../seed/random.ts'

const SEED = 6121
/** How long before now an under-way course was last gone on with, at most, in days. */
const LONGEST_PAUSE = 30
/** Complete courses came one after the other, the last of them so many days ago. */
const LAST_COMPLETED = 12
const DAYS_PER_COURSE = 92

interface Learnt {
  readonly courseId: number
  /** The ids of its completed topics, in their order. */
  readonly topics: readonly number[]
  /** How many courses were completed after it; nothing of a course under way. */
  readonly completedSince?: number
}

/** The days on which topics were completed, by their ids: one every few days. */
export const inventHistory = ({ courseId, topics, completedSince }: Learnt): Record<string, string> => {
  const random = createRandom(SEED * courseId)
  let daysAgo =
    completedSince === undefined
      ? random.integer(0, LONGEST_PAUSE)
      : LAST_COMPLETED + completedSince * DAYS_PER_COURSE
  const history: Record<string, string> = {}
  for (const topic of topics.toReversed()) {
    history[topic] = dateInDays(-daysAgo)
    daysAgo += random.integer(1, 5)
  }
  return history
}
