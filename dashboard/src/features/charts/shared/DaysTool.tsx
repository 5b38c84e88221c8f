import { Box } from '@data1522/design-system/Box'
import { DateRangePicker } from '@data1522/design-system/DateRangePicker'
import { useText } from '../../../core/i18n/useText.ts'
import { lastDays, today } from '../../../entities/dashboard/period.ts'
import type { Days } from './days.ts'

interface DaysToolProps {
  /** What the chart is called. */
  name: string
  value: Days
  onChange: (days: Days) => void
}

/** How many days there are to choose from. */
const LONGEST = 366

/** Chooses the days that a chart shows. */
export function DaysTool({ name, value, onChange }: DaysToolProps) {
  const text = useText()
  return (
    <Box minWidth={190}>
      <DateRangePicker
        label={text('charts.days', { name })}
        isLabelHidden
        isClearable={false}
        display="words"
        size="small"
        min={lastDays(LONGEST).start}
        max={today()}
        presets={['last7Days', 'last30Days', 'thisMonth', 'lastMonth']}
        value={value}
        onChange={(days) => days && onChange(days)}
      />
    </Box>
  )
}
