import { BarChart, type BarChartProps } from '@data1522/design-system/BarChart'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useIntl } from 'react-intl'
import { useText } from '../../../../core/i18n/useText.ts'
import { useMonthTrend, wholeMonths } from './useMonthTrend.ts'

interface Month {
  readonly month: string
  readonly value: number
}

interface YearBarsProps extends Pick<BarChartProps<Month>, 'controls'> {
  label: string
  months: readonly Month[]
  format: (value: number) => string
  /** The same for an axis. */
  formatShort: (value: number) => string
  /** Called with a month that was pressed. */
  onSelect?: (month: Month) => void
}

/** A figure month by month, and how the last whole one went; the best month stands out. */
export function YearBars({ label, months, format, formatShort, controls, onSelect }: YearBarsProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const { change, changeNote } = useMonthTrend()(wholeMonths(months))
  const best = months.toSorted((one, other) => other.value - one.value)[0]
  return (
    <Stack gap={8}>
      {change && (
        <Inline gap={8} align="baseline">
          <Text
            as="bdi"
            size="sm"
            weight="semibold"
            tone={change.tone === 'neutral' ? undefined : change.tone}
            isNumeric
          >
            {change.text}
          </Text>
          <Text as="span" size="sm" ink="subtle">
            {changeNote}
          </Text>
        </Inline>
      )}
      <BarChart
        label={label}
        controls={controls}
        height={220}
        legend="none"
        data={months}
        category={({ month }) => formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' })}
        categoryLabel={text('crmDashboard.month')}
        series={[{ id: 'value', label, value: ({ value }) => value, tone: 'primary' }]}
        hasBarLabels
        isEmphasised={({ month }) => month === best?.month}
        formatValue={format}
        formatTick={formatShort}
        onSelect={onSelect && (({ datum }) => onSelect(datum))}
      />
    </Stack>
  )
}
