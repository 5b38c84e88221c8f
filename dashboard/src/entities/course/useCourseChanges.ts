import {
  type Course,
  type CourseDetails,
  getCourseDetails,
  setCourseProgress,
  startCourseOver,
  updateCourseTopic,
} from '@data1522/mocks/contract/courses'
import { call } from '../../core/api/client.ts'
import { requireSamePerson } from '../../core/auth/same-person.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { doneOf, lecturesOf, withLecture, withLectures } from './progress.ts'
import { coursesKey } from './queries.ts'
import { forgetStop, keepStop, stopOf } from './resume.ts'

interface CoursePage {
  readonly courses: readonly Course[]
}

const dashboardKey = ['dashboards'] as const

const withDone = (id: number, completedTasks: number) => (page: CoursePage) => ({
  ...page,
  courses: page.courses.map((course) => (course.id === id ? { ...course, completedTasks } : course)),
})

const doneId = ({ id, isCompleted }: CourseDetails['content'][number]['topics'][number]) =>
  isCompleted ? id : []

const ofCourse = (id: number, change: (course: CourseDetails) => CourseDetails) => ({
  queryKey: [...coursesKey, 'one'],
  update: (course: CourseDetails) => (course.id === id ? change(course) : course),
})

/** Marks lectures and starts courses over: at once on the screen, then on the server, with a way back. */
export function useCourseChanges() {
  'use memo'
  const text = useText()
  const change = useChange<CoursePage>(coursesKey, [dashboardKey])

  const mark = (course: CourseDetails, lecture: number, isCompleted: boolean) => {
    const title = lecturesOf(course).find(({ id }) => id === lecture)?.title ?? ''
    const params = { id: course.id, topic: lecture }
    return change({
      optimisticUpdate: withDone(course.id, doneOf(withLecture(course, lecture, isCompleted))),
      optimisticUpdates: [ofCourse(course.id, (now) => withLecture(now, lecture, isCompleted))],
      mutationFn: () => call(updateCourseTopic, { params, body: { isCompleted } }),
      successMessage: () => text(isCompleted ? 'course.marked' : 'course.unmarked', { title }),
      undo: () => call(updateCourseTopic, { params, body: { isCompleted: !isCompleted } }),
    })
  }

  const startOver = (id: number, title: string) =>
    change({
      optimisticUpdate: withDone(id, 0),
      optimisticUpdates: [ofCourse(id, (now) => withLectures(now, () => false))],
      mutationFn: async () => {
        const checkPerson = requireSamePerson()
        const before = await call(getCourseDetails, { query: { courseId: String(id) } })
        checkPerson()
        await call(startCourseOver, { params: { id } })
        checkPerson()
        const stop = stopOf(id)
        forgetStop(id)
        return { completed: lecturesOf(before).flatMap(doneId), stop }
      },
      successMessage: () => text('course.startedOver', { title }),
      undo: async ({ completed, stop }) => {
        const checkPerson = requireSamePerson()
        const now = await call(getCourseDetails, { query: { courseId: String(id) } })
        const since = lecturesOf(now).flatMap(doneId)
        checkPerson()
        await call(setCourseProgress, {
          params: { id },
          body: { completed: [...new Set([...completed, ...since])] },
        })
        checkPerson()
        // Where one stopped since then stays.
        if (stop && !stopOf(id)) keepStop(id, stop)
      },
    })

  return { mark, startOver }
}
