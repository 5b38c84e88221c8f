import type { CourseTag } from '@data1522/mocks/contract/courses'

/** What the subjects of courses are called. */
export const tagMessages = {
  Web: 'course.tag.Web',
  Design: 'course.tag.Design',
  Psychology: 'course.tag.Psychology',
  'UI/UX': 'course.tag.UI',
  Art: 'course.tag.Art',
} as const satisfies Record<CourseTag, string>
