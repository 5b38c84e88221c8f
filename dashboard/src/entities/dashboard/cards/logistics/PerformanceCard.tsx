import { FigureList } from '@data1522/design-system/FigureList'
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPackage,
  IconPercentage,
  IconStar,
} from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import type { PerformanceFigure, PerformanceKey } from '@data1522/mocks/contract/dashboard-logistics'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { useDuration } from '../../card/useDuration.ts'

const icons = {
  shipped: IconPackage,
  delivered: IconCircleCheck,
  failed: IconCircleX,
  successRate: IconPercentage,
  averageHours: IconClock,
  satisfaction: IconStar,
} as const satisfies Record<PerformanceKey, unknown>

/** Of these, less is better. */
const isCost = (key: PerformanceKey) => key === 'failed' || key === 'averageHours'

/** How well the deliveries of these days went. */
export function PerformanceCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const duration = useDuration()
  const trend = useTrend()
  const { days } = useDashboard()
  const query = useQuery(logisticsQuery('performance', days))
  const valueOf = ({ key, value }: PerformanceFigure) => {
    if (value === null) return text('logisticsDashboard.unknown')
    if (key === 'successRate') return percent(value)
    if (key === 'averageHours') return duration(value * 60)
    if (key === 'satisfaction')
      return text('logisticsDashboard.ofFive', { stars: number(value, { maximumFractionDigits: 1 }) })
    return number(value)
  }
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('logisticsDashboard.performance'), text('dashboards.figure'), text('dashboards.change')],
        ...part.map(({ key, value, change }) => [
          text(`logisticsDashboard.performance.${key}`),
          value,
          change,
        ]),
      ]}
    >
      {({ part }) => ({
        description: text('logisticsDashboard.theseDays'),
        children: (
          <FigureList
            items={part.map((figure) => ({
              id: figure.key,
              title: text(`logisticsDashboard.performance.${figure.key}`),
              start: <IconTile icon={icons[figure.key]} size={34} />,
              value: valueOf(figure),
              change: trend(figure.change, !isCost(figure.key)),
              // Of these, reviews alone have a list.
              href: figure.key === 'satisfaction' ? href('/apps/ecommerce/manage-review') : undefined,
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
