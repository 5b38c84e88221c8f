import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { clock } from '@data1522/design-system/clock'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlayerPlayFilled } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { type usePlayer, usePlayerState } from '@data1522/design-system/usePlayer'
import type { CourseDetails } from '@data1522/mocks/contract/courses'
import { useText } from '../../../core/i18n/useText.ts'
import { doneOf, lecturesOf } from '../../../entities/course/progress.ts'
import { goOnAt } from '../../../entities/course/resume.ts'
import { useCourseChanges } from '../../../entities/course/useCourseChanges.ts'
import { useDuration } from '../../../entities/course/useDuration.ts'

interface ProgressCardProps {
  course: CourseDetails
  /** The lecture that is shown. */
  current: number
  /** What plays it; nothing until it is there. */
  player: ReturnType<typeof usePlayer> | undefined
  /** Called when one goes on where one stopped. */
  onContinue: () => void
}

/** How far one is in a course, and the way on. */
export function ProgressCard({ course, current, player, onContinue }: ProgressCardProps) {
  const text = useText()
  const duration = useDuration()
  const { startOver } = useCourseChanges()
  const lectures = lecturesOf(course)
  const done = doneOf(course)
  const left = lectures.reduce((sum, { time, isCompleted }) => sum + (isCompleted ? 0 : time), 0)
  const isDone = done === lectures.length
  const goOn = text(done > 0 ? 'academy.continue' : 'academy.start')
  return (
    <Card>
      <Inline gap={16}>
        <ProgressCircular
          size="large"
          isValueShown
          label={text('course.progressOf', { title: course.title })}
          value={Math.round((done / Math.max(lectures.length, 1)) * 100)}
          tone={isDone ? 'success' : 'primary'}
        />
        <Box isFilling>
          <Stack gap={2}>
            <Text weight="semibold">{text('course.lecturesDone', { done, total: lectures.length })}</Text>
            <Text size="sm" ink="muted">
              {isDone ? text('academy.allDone') : text('academy.left', { duration: duration(left) })}
            </Text>
          </Stack>
        </Box>
        {isDone ? (
          <Button onPress={() => void startOver(course.id, course.title)}>{text('academy.startOver')}</Button>
        ) : (
          <Button
            tone="primary"
            variant="solid"
            start={<Icon icon={IconPlayerPlayFilled} size={16} />}
            onPress={onContinue}
          >
            {player ? <WhereToGoOn course={course} current={current} player={player} /> : goOn}
          </Button>
        )}
      </Inline>
    </Card>
  )
}

interface WhereToGoOnProps {
  course: CourseDetails
  current: number
  player: ReturnType<typeof usePlayer>
}

/** The second at which one goes on, as it passes. */
function WhereToGoOn({ course, current, player }: WhereToGoOnProps) {
  const text = useText()
  const now = usePlayerState(player, ({ time }) => Math.floor(time))
  const { lecture, seconds } = goOnAt(course)
  const at = lecture === current ? now : seconds
  if (at > 0) return text('academy.continueAt', { time: clock(at) })
  return text(doneOf(course) > 0 ? 'academy.continue' : 'academy.start')
}
