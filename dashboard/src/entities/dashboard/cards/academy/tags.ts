import type { Course } from '@data1522/mocks/contract/courses'
import { href } from 'react-router-dom'

/** The name of each tag in the ids of messages. */
export const tagNames = {
  Web: 'web',
  Design: 'design',
  Psychology: 'psychology',
  'UI/UX': 'uiUx',
  Art: 'art',
} as const satisfies Record<Course['tags'], string>

/** The address at which a course is taken. */
export const courseHref = (id: number) => `${href('/apps/academy/course-details')}?courseId=${id}`
