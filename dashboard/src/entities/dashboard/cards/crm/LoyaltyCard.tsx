import { RadarChart } from '@data1522/design-system/RadarChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { salesOfMonths } from '../../sales-href.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'

/** How many orders of each month were first ones, and how many came from customers who had bought before; each month leads to its orders. */
export function LoyaltyCard() {
  const text = useText()
  const chart = useChartControls()
  const navigate = useNavigate()
  const { formatDate } = useIntl()
  const query = useQuery(crmQuery('loyalty', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && salesOfMonths(query.data.part)}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ firstOrders, laterOrders }) => firstOrders + laterOrders === 0)}
      table={({ part }) => [
        [text('crmDashboard.month'), text('crmDashboard.firstOrders'), text('crmDashboard.laterOrders')],
        ...part.map(({ month, firstOrders, laterOrders }) => [month, firstOrders, laterOrders]),
      ]}
    >
      {({ part }) => ({
        description: text('crmDashboard.firstAndLater'),
        children: (
          <RadarChart
            label={text('crmDashboard.loyalty')}
            controls={chart}
            height={260}
            data={part}
            onSelect={({ datum }) => void navigate(salesOfMonths([datum]))}
            category={({ month }) => formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' })}
            categoryLabel={text('crmDashboard.month')}
            series={[
              {
                id: 'first',
                label: text('crmDashboard.firstOrders'),
                value: ({ firstOrders }) => firstOrders,
                tone: 1,
              },
              {
                id: 'later',
                label: text('crmDashboard.laterOrders'),
                value: ({ laterOrders }) => laterOrders,
                tone: 2,
              },
            ]}
          />
        ),
      })}
    </PartCard>
  )
}
