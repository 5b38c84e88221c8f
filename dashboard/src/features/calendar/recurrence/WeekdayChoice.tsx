import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { useIntl } from 'react-intl'
import { type RuleDay, WEEKDAYS } from './rule.ts'

interface WeekdayChoiceProps {
  label: string
  value: readonly RuleDay[]
  onChange: (days: RuleDay[]) => void
}

/** Any days of the week. */
export function WeekdayChoice({ label, value, onChange }: WeekdayChoiceProps) {
  const { formatDate } = useIntl()
  return (
    <ChipGroup
      label={label}
      isLabelVisible
      selectionMode="multiple"
      selectedIds={value}
      onSelectionChange={(ids) => onChange(WEEKDAYS.filter((day) => ids.includes(day)))}
      items={WEEKDAYS.map((id, at) => ({
        id,
        // The second of January 2023 was a Monday.
        label: formatDate(`2023-01-0${at + 2}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' }),
      }))}
    />
  )
}
