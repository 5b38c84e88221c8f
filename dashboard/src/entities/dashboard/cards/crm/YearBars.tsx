import { BarChart, type BarChartProps } from '@data1522/design-system/BarChart'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useIntl } from 'react-intl'
import { useText } from '../../../../core/i18n/useText.ts'

interface Month {
  readonly month: string
  readonly value: number
}

interface YearBarsProps extends Pick<BarChartProps<Month>, 'controls'> {
  label: string
  total: string
  months: readonly Month[]
  say: (value: number) => string
}

/** A figure month by month; the best month stands out. */
export function YearBars({ label, total, months, say, controls }: YearBarsProps) {
  const text = useText()
  const { formatDate } = useIntl()
  const best = months.toSorted((one, other) => other.value - one.value)[0]
  return (
    <Stack gap={8}>
      <Text size="2xl" weight="heavy" isNumeric>
        {total}
      </Text>
      <BarChart
        label={label}
        controls={controls}
        height={200}
        legend="none"
        data={months}
        category={({ month }) => formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' })}
        categoryLabel={text('crmDashboard.month')}
        series={[{ id: 'value', label, value: ({ value }) => value, tone: 'primary' }]}
        isEmphasised={({ month }) => month === best?.month}
        formatValue={say}
      />
    </Stack>
  )
}
