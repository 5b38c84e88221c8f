import { personKey } from '../../core/storage/person-key.ts'

/** Where somebody stopped in a course: the lecture, and the second. */
export interface Stop {
  readonly lecture: number
  readonly seconds: number
}

const placeOf = (courseId: number) => personKey(`course-stop-${courseId}`)

const isStop = (value: unknown): value is Stop =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Stop).lecture === 'number' &&
  typeof (value as Stop).seconds === 'number'

/** Where the person who is signed in stopped in a course, in this browser. */
export function stopOf(courseId: number): Stop | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(courseId)) ?? 'null')
    return isStop(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps where one stands; where the browser keeps nothing, one begins the lecture again. */
export function keepStop(courseId: number, stop: Stop) {
  try {
    localStorage.setItem(placeOf(courseId), JSON.stringify(stop))
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
