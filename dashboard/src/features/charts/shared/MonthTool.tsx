import { Box } from '@data1522/design-system/Box'
import { Select } from '@data1522/design-system/Select'
import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import { today } from '../../../entities/dashboard/period.ts'

interface MonthToolProps {
  /** What the chart is called. */
  name: string
  /** The month, such as `2026-09`. */
  value: string
  onChange: (month: string) => void
}

const COUNT = 12

/** The months up to this one, the latest first, each as `2026-09`. */
export function lastMonths(): string[] {
  const [year = 0, month = 0] = today().split('-').map(Number)
  return Array.from({ length: COUNT }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index)).toISOString().slice(0, 7),
  )
}

/** Chooses the month that a chart shows. */
export function MonthTool({ name, value, onChange }: MonthToolProps) {
  const text = useText()
  const { formatDate } = useIntl()
  return (
    <Box minWidth={170}>
      <Select
        label={text('charts.month', { name })}
        isLabelHidden
        size="small"
        options={lastMonths().map((month) => ({
          id: month,
          label: formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        }))}
        value={value}
        onChange={(month) => month !== null && onChange(month)}
      />
    </Box>
  )
}
