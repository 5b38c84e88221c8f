import { Chip } from '@data1522/design-system/Chip'
import type { Course } from '@data1522/mocks/contract/courses'
import { useText } from '../../core/i18n/useText.ts'
import { tagMessages } from './tag-messages.ts'

/** What a course is about, in the colour of its subject. */
export function CourseTagChip({ course }: { course: Pick<Course, 'tags' | 'color'> }) {
  const text = useText()
  return <Chip tone={course.color}>{text(tagMessages[course.tags])}</Chip>
}
