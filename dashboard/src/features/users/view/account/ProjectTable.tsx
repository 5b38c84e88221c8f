import { EmptyState } from '@data1522/design-system/EmptyState'
import { Inline } from '@data1522/design-system/Inline'
import { Box } from '@data1522/design-system/Box'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserProject } from '@data1522/mocks/contract/users'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { TableCard } from '../../../../shared/table/TableCard.tsx'
import { unbroken } from '../../../../core/i18n/unbroken.ts'

/** The user's projects: how far each is, until when, and the hours in it. */
export function ProjectTable({ projects }: { projects: readonly UserProject[] }) {
  const text = useText()
  const { day, number, percent } = useFormats()
  const hours = (count: number) => number(count, { style: 'unit', unit: 'hour', unitDisplay: 'short' })
  const total = projects.reduce((sum, project) => sum + project.hours, 0)
  return (
    <TableCard<UserProject>
      title={text('userView.projects')}
      subtitle={text('userView.projectHours', { hours: hours(total) })}
      rows={projects}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'name',
          header: text('userView.project'),
          cell: ({ name, kind }) => (
            <Box minWidth={150}>
              <Stack gap={0} align="start">
                <Text as="bdi" weight="medium">
                  {name}
                </Text>
                <Text as="span" size="sm" ink="subtle">
                  {text(`userView.kind.${kind}`)}
                </Text>
              </Stack>
            </Box>
          ),
        },
        {
          id: 'progress',
          header: text('userView.progress'),
          cell: ({ name, progress }) => (
            <Inline gap={8} isWrapping={false}>
              <Box isFilling minWidth={72}>
                <ProgressLinear
                  label={text('userView.progressOf', { name })}
                  value={progress}
                  tone={progress === 100 ? 'success' : 'primary'}
                />
              </Box>
              <Box minWidth={44}>
                <Text as="span" size="sm" ink="muted" isNumeric>
                  {percent(progress / 100)}
                </Text>
              </Box>
            </Inline>
          ),
        },
        { id: 'due', header: text('userView.due'), cell: ({ due }) => unbroken(day(due)) },
        {
          id: 'hours',
          header: text('userView.hours'),
          isNumeric: true,
          cell: (project) => unbroken(hours(project.hours)),
        },
      ]}
      empty={
        <EmptyState title={text('userView.noProjects')} level={3} size="small">
          {text('userView.noProjectsText')}
        </EmptyState>
      }
    />
  )
}
