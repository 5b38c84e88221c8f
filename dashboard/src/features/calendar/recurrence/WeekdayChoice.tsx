import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { useIntl } from 'react-intl'
import { type RuleDay, WEEKDAYS, weekdaysIn } from './rule.ts'

interface WeekdayChoiceProps {
  label: string
  value: readonly RuleDay[]
  onChange: (days: RuleDay[]) => void
}

/** Any days of the week. */
export function WeekdayChoice({ label, value, onChange }: WeekdayChoiceProps) {
  const { formatDate, locale } = useIntl()
  return (
    <ChipGroup
      label={label}
      isLabelVisible
      selectionMode="multiple"
      selectedIds={value}
      onSelectionChange={(ids) => onChange(WEEKDAYS.filter((day) => ids.includes(day)))}
      items={weekdaysIn(locale).map((id) => ({
        id,
        // The second of January 2023 was a Monday.
        label: formatDate(`2023-01-0${WEEKDAYS.indexOf(id) + 2}T12:00:00Z`, {
          weekday: 'short',
          timeZone: 'UTC',
        }),
      }))}
    />
  )
}
