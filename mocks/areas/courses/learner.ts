import { courses, type CourseProgress, everyonesProgress } from './collection.ts'
import { withProgress } from './progress.ts'
import type { StoredCourse } from './seed.ts'
import { type Account, accounts } from '../../seed/accounts.ts'

const owner = accounts[0]!

const NOTHING: CourseProgress = { completed: [], completedOn: {} }

/** The courses as far as whoever calls has come in them, and as far as the demo admin for those who are not signed in. */
export const coursesOf = (caller: Account = owner) => {
  const own = () => everyonesProgress.get()[caller.id] ?? {}
  const asFar = (course: StoredCourse) => {
    const kept = own()[course.id] ?? (caller.id === owner.id ? undefined : NOTHING)
    return kept ? withProgress(course, kept) : course
  }
  return {
    all: () => courses.all().map(asFar),
    get: (id: number) => {
      const course = courses.get(id)
      return course && asFar(course)
    },
    /** Keeps how far the caller has come in a course, and gives the course. */
    keep: (course: StoredCourse, progress: CourseProgress) => {
      everyonesProgress.set({ ...everyonesProgress.get(), [caller.id]: { ...own(), [course.id]: progress } })
      return withProgress(course, progress)
    },
  }
}
