import { AreaChart } from '@data1522/design-system/AreaChart'
import { TimeBrush } from '@data1522/design-system/TimeBrush'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'
import { lastDays } from '../../../../entities/dashboard/period.ts'
import { ChartTools } from '../../shared/ChartTools.tsx'
import { DaysTool } from '../../shared/DaysTool.tsx'
import { useBrush } from '../../shared/useBrush.ts'
import { visitsOf } from '../data/visits.ts'

/** Parts of a whole over time; the course below narrows the days. */
export function Area() {
  const text = useText()
  const controls = useChartControls()
  const [days, setDays] = useState(lastDays(30))
  const { shown, brush, reset } = useBrush(visitsOf(days))

  const change = (next: typeof days) => {
    setDays(next)
    reset()
  }

  return (
    <>
      <ChartTools name={text('apexDemos.area')} controls={controls}>
        <DaysTool name={text('apexDemos.area')} value={days} onChange={change} />
      </ChartTools>
      <AreaChart
        label={text('apexDemos.visits')}
        data={shown}
        category={({ day }) => day}
        categoryLabel={text('apexDemos.day')}
        series={[
          { id: 'organic', label: text('apexDemos.organic'), value: ({ organic }) => organic },
          { id: 'direct', label: text('apexDemos.direct'), value: ({ direct }) => direct },
          { id: 'referral', label: text('apexDemos.referral'), value: ({ referral }) => referral },
        ]}
        net={{
          label: text('apexDemos.allVisits'),
          value: ({ organic, direct, referral }) => organic + direct + referral,
        }}
        isStacked
        controls={controls}
      />
      <TimeBrush
        label={text('apexDemos.shownDays')}
        {...brush}
        category={({ day }) => day}
        value={({ organic, direct, referral }) => organic + direct + referral}
      />
    </>
  )
}
