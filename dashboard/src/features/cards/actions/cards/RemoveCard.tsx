import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CardRemoval } from '@data1522/design-system/CardRemoval'
import { CardRemoveButton } from '@data1522/design-system/CardRemoveButton'
import { FigureList } from '@data1522/design-system/FigureList'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'
import { RemovedCard } from './RemovedCard.tsx'
import { useRemoval } from './useRemoval.ts'

const figures = ['earning', 'profit', 'expense'] as const

/** Leaves by its cross, and can be brought back. */
export function RemoveCard() {
  const text = useText()
  const { number, wholeMoney } = useFormats()
  const trend = useTrend()
  const name = text('actionCards.remove')
  const { isGone, remove, bringBack } = useRemoval(name)
  const query = useQuery(ecommerceQuery('week', useDashboard().days))
  if (isGone) return <RemovedCard name={name} onBringBack={bringBack} />
  return (
    <LoadedCard query={query}>
      {({ part }) => (
        <CardRemoval onRemove={remove}>
          <Card>
            <CardHeader
              title={name}
              level={3}
              subtitle={text('actionCards.removeText')}
              actions={<CardRemoveButton label={text('actionCards.removeIt', { name })} />}
            />
            <FigureList
              items={[
                {
                  id: 'orders',
                  title: text('dashboards.week.orders'),
                  value: number(part.orders.value),
                  change: trend(part.orders.change),
                },
                ...figures.map((id) => ({
                  id,
                  title: text(`dashboards.week.${id}`),
                  value: wholeMoney(part[id].value),
                  change: trend(part[id].change, id !== 'expense'),
                })),
              ]}
            />
          </Card>
        </CardRemoval>
      )}
    </LoadedCard>
  )
}
