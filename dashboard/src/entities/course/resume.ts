import type { Course, CourseDetails } from '@data1522/mocks/contract/courses'
import { personKey } from '../../core/storage/person-key.ts'
import { isDone, lecturesOf } from './progress.ts'

/** Where somebody stands in a course: the lecture, and the second. */
export interface Stop {
  readonly lecture: number
  readonly seconds: number
}

/** Where somebody stopped in a course, with the seconds at which they left the lectures they watched, by lecture. */
export interface KeptStop extends Stop {
  readonly left?: Readonly<Record<string, number>>
}

const placeOf = (courseId: number) => personKey(`course-stop-${courseId}`)

const isStop = (value: unknown): value is KeptStop =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptStop).lecture === 'number' &&
  typeof (value as KeptStop).seconds === 'number'

/** Where the person who is signed in stopped in a course, in this browser. */
export function stopOf(courseId: number): KeptStop | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(courseId)) ?? 'null')
    return isStop(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** The second at which one left a lecture; 0 where one never watched it. */
export function secondsIn(courseId: number, lecture: number): number {
  const stop = stopOf(courseId)
  if (stop?.lecture === lecture) return stop.seconds
  const seconds = stop?.left?.[lecture]
  return typeof seconds === 'number' ? seconds : 0
}

/** Whether one has begun a course: something of it is done, or one stopped in it. */
export const hasBegun = ({ id, completedTasks }: Pick<Course, 'id' | 'completedTasks'>) =>
  completedTasks > 0 || stopOf(id) !== undefined

/** Whether one is taking a course: it is begun, and not all of it is done. */
export const isTaken = (course: Pick<Course, 'id' | 'completedTasks' | 'totalTasks'>) =>
  hasBegun(course) && !isDone(course)

/** Where one goes on: where one stopped; where that lecture is done by now, at the next one that is not. */
export const goOnAt = (course: Pick<CourseDetails, 'id' | 'content'>): Stop => {
  const lectures = lecturesOf(course)
  const stop = stopOf(course.id)
  const at = lectures.findIndex(({ id }) => id === stop?.lecture)
  const isLeft = ({ isCompleted }: { isCompleted: boolean }) => !isCompleted
  if (stop && at >= 0 && (isLeft(lectures[at]!) || !lectures.some(isLeft))) return stop
  const next = lectures.slice(at + 1).find(isLeft) ?? lectures.find(isLeft) ?? lectures[0]
  const lecture = next?.id ?? 1
  return { lecture, seconds: secondsIn(course.id, lecture) }
}

/** Keeps where one stands; where the browser keeps nothing, one begins the lecture again. */
export function keepStop(courseId: number, stop: KeptStop) {
  try {
    const left = { ...stopOf(courseId)?.left, ...stop.left, [stop.lecture]: stop.seconds }
    localStorage.setItem(placeOf(courseId), JSON.stringify({ ...stop, left }))
  } catch {
    // There is no room, or none is given.
  }
}

/** Forgets where one stands, as when the course is started over. */
export function forgetStop(courseId: number) {
  try {
    localStorage.removeItem(placeOf(courseId))
  } catch {
    // Nothing is kept then either.
  }
}
