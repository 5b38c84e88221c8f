import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { resumeHref } from '../../../course/resume.ts'
import { academyQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

const tones = ['primary', 'success', 'warning', 'danger'] as const

/** The courses under way, and how far they are. */
export function AssignmentsCard() {
  const text = useText()
  const { percent } = useFormats()
  const query = useQuery(academyQuery('assignments', useDashboard().days))
  return (
    <PartCard
      query={query}
      seeAll={href('/apps/academy/my-course')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('academyDashboard.noAssignments')}
      table={({ part }) => [
        [text('academyDashboard.course'), text('academyDashboard.done'), text('academyDashboard.tasks')],
        ...part.map(({ title, completedTasks, totalTasks }) => [title, completedTasks, totalTasks]),
      ]}
    >
      {({ part }) => ({
        description: text('academyDashboard.tasksDoneNow', {
          done: part.reduce((sum, { completedTasks }) => sum + completedTasks, 0),
          total: part.reduce((sum, { totalTasks }) => sum + totalTasks, 0),
        }),
        children: (
          <Stack as="ul" gap={20}>
            {part.map(({ courseId, title, completedTasks, totalTasks, progress }, index) => (
              <Inline key={courseId} as="li" gap={16} isWrapping={false}>
                <ProgressCircular
                  label={text('academyDashboard.progressOf', { title })}
                  value={progress}
                  valueText={percent(Math.round(progress) / 100)}
                  tone={tones[index % tones.length]}
                  size="large"
                  isValueShown
                />
                <Box isFilling>
                  <Stack gap={2}>
                    <Link href={resumeHref(courseId)} variant="quiet">
                      {title}
                    </Link>
                    <Text size="sm" ink="subtle">
                      {text('academyDashboard.tasksDone', { done: completedTasks, total: totalTasks })}
                    </Text>
                  </Stack>
                </Box>
              </Inline>
            ))}
          </Stack>
        ),
      })}
    </PartCard>
  )
}
