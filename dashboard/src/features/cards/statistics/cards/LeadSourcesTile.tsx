import { DonutChart } from '@data1522/design-system/DonutChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../../entities/dashboard/card/PartCard.tsx'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'

/** For what visitors left their address; the ring names the most frequent. */
export function LeadSourcesTile() {
  const text = useText()
  const chart = useChartControls()
  const { percent } = useFormats()
  const query = useQuery(ecommerceQuery('leads', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.value === 0}
      table={({ part }) => [
        [text('dashboards.part'), text('statisticsCards.leadSources')],
        ...part.sources.map(({ source, value }) => [text(`ecommerceDashboard.source.${source}`), value]),
      ]}
    >
      {({ part: { value, sources } }) => {
        const most = sources.reduce((one, other) => (other.value > one.value ? other : one))
        return {
          description: text('statisticsCards.leads', { count: value }),
          children: (
            <DonutChart
              label={text('statisticsCards.leadSources')}
              controls={chart}
              height={136}
              legend="none"
              data={sources}
              category={({ source }) => text(`ecommerceDashboard.source.${source}`)}
              value={(source) => source.value}
              valueLabel={text('statisticsCards.leadSources')}
              center={{
                value: percent(most.value / value),
                label: text(`ecommerceDashboard.source.${most.source}`),
              }}
            />
          ),
        }
      }}
    </PartCard>
  )
}
