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

interface TotalCardProps extends Pick<IconTileProps, 'icon' | 'tone'> {
  part: 'sales' | 'profit'
}

/** What these days came to, in one figure. */
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
        [text(`crmDashboard.${part}`), text('dashboards.change')],
        [data.part.value, data.part.change],
      ]}
    >
      {(data) => ({
        description: text('crmDashboard.theseDays'),
        value: shortMoney(data.part.value),
        change: trend(data.part.change),
        changeNote: comparedWith,
      })}
    </PartCard>
  )
}

export const ProfitCard = () => <TotalCard part="profit" icon={IconCoin} tone="success" />
export const SalesCard = () => <TotalCard part="sales" icon={IconShoppingCart} tone="primary" />
