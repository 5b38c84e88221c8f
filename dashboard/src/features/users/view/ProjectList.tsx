import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserProject } from '@data1522/mocks/contract/users'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../../app/intl/useText.ts'

/** The user's projects: how far each is, until when, and the hours in it. */
export function ProjectList({ projects }: { projects: readonly UserProject[] }) {
  const text = useText()
  const { formatDate, formatNumber } = useIntl()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader id={titleId} title={text('userView.projects')} level={2} />
        {projects.length === 0 && (
          <EmptyState title={text('userView.noProjects')} level={3}>
            {text('userView.noProjectsText')}
          </EmptyState>
        )}
        {projects.map((project) => (
          <Grid key={project.id} columns={{ base: 1, sm: 2 }} gap={8}>
            <Stack gap={2}>
              <Text weight="semibold">{project.name}</Text>
              <Text size="sm" ink="subtle">
                {text('userView.projectFacts', {
                  kind: text(`userView.kind.${project.kind}`),
                  hours: formatNumber(project.hours, { style: 'unit', unit: 'hour', unitDisplay: 'short' }),
                  due: formatDate(project.due, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
                })}
              </Text>
            </Stack>
            <Stack gap={6}>
              <Inline justify="end">
                <Text as="span" size="sm" ink="muted" isNumeric>
                  {formatNumber(project.progress / 100, { style: 'percent' })}
                </Text>
              </Inline>
              <ProgressLinear
                label={text('userView.progressOf', { name: project.name })}
                value={project.progress}
                tone={project.progress === 100 ? 'success' : 'primary'}
              />
            </Stack>
          </Grid>
        ))}
      </Stack>
    </Card>
  )
}
