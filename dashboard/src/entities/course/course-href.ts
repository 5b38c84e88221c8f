import { href } from 'react-router-dom'

/** The address of a course, or of one of its lectures. */
export const courseHref = (id: number, lecture?: number) =>
  `${href('/apps/academy/course-details')}?courseId=${id}${lecture ? `&lecture=${lecture}` : ''}`
