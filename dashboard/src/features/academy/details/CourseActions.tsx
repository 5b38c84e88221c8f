import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconCertificate } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Rating } from '@data1522/design-system/Rating'
import { Text } from '@data1522/design-system/Text'
import type { CourseDetails } from '@data1522/mocks/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { courseHref } from '../../../entities/course/course-href.ts'
import { doneOf, lecturesOf } from '../../../entities/course/progress.ts'
import { ratingQuery } from '../../../entities/course/queries.ts'
import { ShareButton } from '../../../shared/record/ShareButton.tsx'
import { useCertificate } from './useCertificate.ts'

/** Who gives a course, what people think of it, and what can be done with it as a whole. */
export function CourseActions({ course }: { course: CourseDetails }) {
  const text = useText()
  const { percent } = useFormats()
  const { data: rated } = useQuery(ratingQuery(course.id))
  const { make, isMaking } = useCertificate(course)
  const isDone = doneOf(course) === lecturesOf(course).length
  return (
    <Inline gap={12}>
      <Inline>
        <Avatar name={course.instructor} src={course.instructorAvatar} size={32} isDecorative />
        <Text ink="muted">{course.instructor}</Text>
      </Inline>
      {rated && <Rating value={rated.rating} count={rated.ratingCount} isValueShown size="small" />}
      <Button
        start={<Icon icon={IconCertificate} size={18} />}
        isDisabled={!isDone}
        isPending={isMaking}
        onPress={() => void make()}
      >
        {isDone ? text('academy.certificate') : text('academy.certificateLater', { share: percent(1) })}
      </Button>
      <ShareButton href={courseHref(course.id)} />
    </Inline>
  )
}
