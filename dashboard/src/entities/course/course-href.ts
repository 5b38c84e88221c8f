import type { CourseTag } from '@data1522/mocks/contract/courses'
import { href } from 'react-router-dom'

/** The address of a course, or of one of its lectures. */
export const courseHref = (id: number, lecture?: number) =>
  `${href('/apps/academy/course-details')}?courseId=${id}${lecture ? `&lecture=${lecture}` : ''}`

/** All courses of a subject, those that are completed among them, as their list shows them. */
export const coursesOfHref = (tag: CourseTag) =>
  `${href('/apps/academy/my-course')}?${new URLSearchParams({ label: tag, hideCompleted: 'false' })}`
