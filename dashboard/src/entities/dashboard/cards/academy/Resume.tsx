import { Icon } from '@data1522/design-system/Icon'
import { IconPlayerPlayFilled } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Text } from '@data1522/design-system/Text'
import { ALL_ITEMS } from '@data1522/mocks/contract/common'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { courseHref } from '../../../course/course-href.ts'
import { doneOf, lecturesOf } from '../../../course/progress.ts'
import { courseQuery, coursesQuery } from '../../../course/queries.ts'
import { goOnAt } from '../../../course/resume.ts'

/** The way to the lecture with which one goes on; none where all is done, or where it cannot be told. */
export function Resume() {
  const text = useText()
  const { data: courses, isError } = useQuery({
    ...coursesQuery({ itemsPerPage: ALL_ITEMS }),
    select: ({ total }) => total,
  })
  const { data: course, isLoading } = useQuery({ ...courseQuery(''), enabled: Boolean(courses) })
  if (isLoading || (courses === undefined && !isError))
    return <Skeleton shape="block" width={240} height={38} />
  if (!course) return null
  const lectures = lecturesOf(course)
  const left = lectures.length - doneOf(course)
  const next = goOnAt(course)
  const title = lectures.find(({ id }) => id === next.lecture)?.title
  if (left === 0 || !title) return null
  return (
    <Inline gap={12}>
      <LinkButton
        tone="primary"
        variant="solid"
        start={<Icon icon={IconPlayerPlayFilled} size={16} />}
        href={courseHref(course.id, next.lecture)}
      >
        {text('academyDashboard.resumeNamed', { title })}
      </LinkButton>
      <Text size="sm" ink="muted">
        {text('academyDashboard.left', { count: left, title: course.title })}
      </Text>
    </Inline>
  )
}
