import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconCircleCheck, IconClock } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Meter } from '@data1522/design-system/Meter'
import { Rating } from '@data1522/design-system/Rating'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { Course } from '@data1522/mocks/contract/courses'
import { useText } from '../../../core/i18n/useText.ts'
import { courseHref } from '../../../entities/course/course-href.ts'
import { isDone } from '../../../entities/course/progress.ts'
import { CourseTagChip } from '../../../entities/course/CourseTagChip.tsx'
import { hasBegun } from '../../../entities/course/resume.ts'
import { useCourseChanges } from '../../../entities/course/useCourseChanges.ts'
import { useDuration } from '../../../entities/course/useDuration.ts'

interface CourseCardProps {
  course: Course
  /** Shown across the page, its picture at the side. */
  isRow: boolean
}

/** One course: what it is about, how far one is, and the way on. */
export function CourseCard({ course, isRow }: CourseCardProps) {
  if (isRow)
    return (
      <Card as="article" aria-labelledby={`course-${course.id}`}>
        <CardMedia src={course.image} isDecorative place="start" width={260} ratio="16 / 9">
          <Content course={course} />
        </CardMedia>
      </Card>
    )
  return (
    <Card as="article" aria-labelledby={`course-${course.id}`}>
      <CardMedia src={course.image} isDecorative ratio="16 / 9" />
      <Content course={course} />
    </Card>
  )
}

function Content({ course }: { course: Course }) {
  const text = useText()
  const { startOver } = useCourseChanges()
  const duration = useDuration()
  const { id, courseTitle, completedTasks, totalTasks } = course
  const isComplete = isDone(course)
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <CourseTagChip course={course} />
        <Rating value={course.rating} count={course.ratingCount} isValueShown size="small" />
      </Inline>
      <Stack gap={4}>
        <Heading level={2} size="card" id={`course-${id}`}>
          <Link href={courseHref(id)} variant="quiet">
            {courseTitle}
          </Link>
        </Heading>
        <Text size="sm" ink="muted">
          {text('academy.by', { name: course.user })}
        </Text>
        <Text ink="muted">{course.desc}</Text>
      </Stack>
      <Inline gap={6}>
        <Icon icon={isComplete ? IconCircleCheck : IconClock} size={18} />
        <Text size="sm" tone={isComplete ? 'success' : undefined}>
          {isComplete ? text('academy.completed') : duration(course.time)}
        </Text>
      </Inline>
      <Meter
        label={text('course.progressOf', { title: courseTitle })}
        value={completedTasks}
        max={totalTasks}
        valueText={text('course.lecturesDone', { done: completedTasks, total: totalTasks })}
        tone={isComplete ? 'success' : 'primary'}
        isBare
      />
      <Inline justify="between">
        <Text size="sm" ink="muted">
          {text('course.lecturesDone', { done: completedTasks, total: totalTasks })}
        </Text>
      </Inline>
      <Inline>
        {completedTasks > 0 && (
          <Box isFilling>
            <Button
              isBlock
              aria-label={text('academy.startOverNamed', { title: courseTitle })}
              onPress={() => void startOver(id, courseTitle)}
            >
              {text('academy.startOver')}
            </Button>
          </Box>
        )}
        <Box isFilling>
          <LinkButton href={courseHref(id)} tone="primary" variant="soft" isBlock>
            {text(isComplete ? 'academy.review' : hasBegun(course) ? 'academy.continue' : 'academy.start')}
          </LinkButton>
        </Box>
      </Inline>
    </Stack>
  )
}
