import { IconCoin, IconShoppingCart } from '@data1522/design-system/icons'
import { IconTile, type IconTileProps } from '@data1522/design-system/IconTile'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { salesHref } from '../../sales-href.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { useTrend } from '../../card/useTrend.ts'
import { PlanMeter } from './PlanMeter.tsx'

interface TotalCardProps extends Pick<IconTileProps, 'icon'> {
  part: 'sales' | 'profit'
  tone: 'primary' | 'success'
}

/** What these days came to, in one figure, and how much that is of what was planned. */
function TotalCard({ part, ...look }: TotalCardProps) {
  const text = useText()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(crmQuery(part, days))
  const sales = query.data && salesHref(query.data.view)
  return (
    <PartCard
      query={query}
      href={sales}
      seeAll={sales}
      start={<IconTile {...look} size={34} />}
      asOf={({ view }) => view.asOf}
      table={(data) => [
        [text(`crmDashboard.${part}`), text('dashboards.change'), text('crmDashboard.planned')],
        [data.part.value, data.part.change, data.part.goal],
      ]}
    >
      {({ part: { value, change, goal } }) => ({
        description: text('crmDashboard.theseDays'),
        value: shortMoney(value),
        change: trend(change),
        changeNote: comparedWith,
        children: (
          <PlanMeter what={text(`crmDashboard.${part}`)} value={value} goal={goal} tone={look.tone} />
        ),
      })}
    </PartCard>
  )
}

export const ProfitCard = () => <TotalCard part="profit" icon={IconCoin} tone="success" />
export const SalesCard = () => <TotalCard part="sales" icon={IconShoppingCart} tone="primary" />
