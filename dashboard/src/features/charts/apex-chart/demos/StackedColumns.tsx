import { BarChart } from '@data1522/design-system/BarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { channelsOf } from '../data/channels.ts'

/** What each day's orders were made of, told apart by pattern as well. */
export function StackedColumns() {
  const text = useText()
  const controls = useChartControls()

  return (
    <>
      <ChartTools name={text('apexDemos.stacked')} controls={controls} />
      <BarChart
        label={text('apexDemos.ordersByChannel')}
        data={channelsOf(lastDays(7))}
        category={({ day }) => day}
        categoryLabel={text('apexDemos.day')}
        series={[
          { id: 'web', label: text('apexDemos.web'), value: ({ web }) => web },
          { id: 'shop', label: text('apexDemos.shop'), value: ({ shop }) => shop },
          { id: 'phone', label: text('apexDemos.phone'), value: ({ phone }) => phone },
        ]}
        net={{ label: text('apexDemos.allOrders'), value: ({ web, shop, phone }) => web + shop + phone }}
        isStacked
        hasPatterns
        barSize={28}
        height={260}
        controls={controls}
      />
    </>
  )
}
