import { IconAlertTriangle, IconClock, IconRoute, IconTruck } from '@data1522/design-system/icons'
import { IconTile, type IconTileProps } from '@data1522/design-system/IconTile'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'

interface TileCardProps {
  part: 'onRoute' | 'withErrors' | 'deviated' | 'late'
  /** What the fleet is filtered to, as its address has it. @default all on the road */
  filter?: 'warning=any' | 'status=deviated' | 'status=late'
  icon: IconTileProps['icon']
  tone: 'primary' | 'danger' | 'info' | 'warning'
  isGrowthGood?: boolean
}

/** How many vehicles are in a state now, against a week ago. */
function TileCard({ part, filter, icon, tone, isGrowthGood = false }: TileCardProps) {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(logisticsQuery(part, useDashboard().days))
  const title = text(`logisticsDashboard.${part}`)
  const fleet = `${href('/apps/logistics/fleet')}${filter ? `?${filter}` : ''}`
  return (
    <PartCard
      query={query}
      href={fleet}
      seeAll={fleet}
      start={<IconTile icon={icon} tone={tone} size={34} />}
      edge={tone}
      asOf={({ view }) => view.asOf}
      table={(data) => [
        [text('dashboards.figure'), text('logisticsDashboard.vehicles'), text('dashboards.change')],
        [title, data.part.value, data.part.change],
      ]}
    >
      {(data) => ({
        value: number(data.part.value),
        change: trend(data.part.change, isGrowthGood),
        changeNote: text('logisticsDashboard.vsLastWeek'),
      })}
    </PartCard>
  )
}

export const OnRouteCard = () => <TileCard part="onRoute" icon={IconTruck} tone="primary" isGrowthGood />
export const WithErrorsCard = () => (
  <TileCard part="withErrors" filter="warning=any" icon={IconAlertTriangle} tone="danger" />
)
export const DeviatedCard = () => (
  <TileCard part="deviated" filter="status=deviated" icon={IconRoute} tone="info" />
)
export const LateCard = () => <TileCard part="late" filter="status=late" icon={IconClock} tone="warning" />
