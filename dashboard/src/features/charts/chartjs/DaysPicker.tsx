import { DateRangePicker } from '@data1522/design-system/DateRangePicker'
import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import { type Days, known } from './data.ts'

const months = [7, 8, 9].map((month) => ({
  month,
  range: {
    start: `2026-${String(month + 1).padStart(2, '0')}-01`,
    end: `2026-${String(month + 1).padStart(2, '0')}-${new Date(2026, month + 1, 0).getDate()}`,
  },
}))

/** Which days a chart tells of. */
export function DaysPicker({ value, onChange }: { value: Days; onChange: (value: Days) => void }) {
  const text = useText()
  const { formatDate } = useIntl()
  return (
    <DateRangePicker
      label={text('chartjsDemos.days')}
      isLabelHidden
      isRequired
      size="small"
      display="words"
      value={value}
      onChange={(range) => range && onChange(range)}
      min={known.start}
      max={known.end}
      presets={months.map(({ month, range }) => ({
        id: range.start,
        label: formatDate(new Date(2026, month, 1), { month: 'long', year: 'numeric' }),
        range,
      }))}
    />
  )
}
