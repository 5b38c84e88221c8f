import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileProject } from '@data1522/mocks/contract/profile'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { progressOf } from './project-state.ts'

/** How many of the tasks are done. */
export function ProjectTasks({ project }: { project: ProfileProject }) {
  const text = useText()
  const { percent } = useFormats()
  const { title, completedTask, totalTask } = project
  const progress = progressOf(project)
  const said = text('profile.tasksDone', { done: completedTask, total: totalTask })
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Text size="sm" ink="muted">
          {said}
        </Text>
        <Text size="sm" weight="semibold" isNumeric>
          {percent(Math.round(progress * 100) / 100)}
        </Text>
      </Inline>
      <Meter
        label={text('profile.progressOf', { name: title })}
        value={completedTask}
        max={totalTask}
        valueText={said}
        tone={progress === 1 ? 'success' : 'primary'}
        isBare
      />
    </Stack>
  )
}
