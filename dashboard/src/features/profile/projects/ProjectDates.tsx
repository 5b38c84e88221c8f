import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileProject } from '@data1522/mocks/contract/profile'
import { useIntl } from 'react-intl'
import { unbroken } from '../../../core/i18n/unbroken.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { standOf } from './project-state.ts'

interface ProjectDatesProps {
  project: ProfileProject
  /** As `yyyy-mm-dd`. */
  today: string
}

/** When the project began and has to end, the hours in it, and how many days are left. */
export function ProjectDates({ project, today }: ProjectDatesProps) {
  const text = useText()
  const intl = useIntl()
  const { number } = useFormats()
  const { state, tone, days } = standOf(project, today)
  const day = (date: string) => intl.formatDate(date, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const facts = [
    { id: 'start', value: day(project.startDate) },
    { id: 'deadline', value: day(project.deadline), isLate: state === 'late' },
    { id: 'hours', value: number(project.hours) },
  ] as const
  return (
    <Inline justify="between" align="end" gap={12}>
      <Inline gap={16} align="start">
        {facts.map(({ id, value, ...more }) => (
          <Stack key={id} gap={0}>
            <Text size="xs" ink="subtle">
              {text(`profile.date.${id}`)}
            </Text>
            <Text weight="medium" tone={'isLate' in more && more.isLate ? 'danger' : undefined} isNumeric>
              {unbroken(value)}
            </Text>
          </Stack>
        ))}
      </Inline>
      <Chip tone={tone} size="small">
        {text(`profile.stand.${state}`, { days })}
      </Chip>
    </Inline>
  )
}
