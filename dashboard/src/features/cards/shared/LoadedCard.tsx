import { DashboardCard } from '@data1522/design-system/DashboardCard'
import { EmptyState } from '@data1522/design-system/EmptyState'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { useCardSpec } from '../../../entities/dashboard/card/card.ts'
import { CardFailure } from '../../../entities/dashboard/card/CardFailure.tsx'
import type { CardQuery } from '../../../entities/dashboard/card/together.ts'

interface LoadedCardProps<Data> {
  /** Where its content comes from. */
  query: CardQuery<Data>
  /** The card itself, once its content is there; nothing where there is none to show. */
  children: (data: Data) => ReactNode
}

/** A card of any look, which loads and fails as the dashboards' cards do. */
export function LoadedCard<Data>({ query, children }: LoadedCardProps<Data>) {
  const text = useText()
  const { title, level, skeleton } = useCardSpec()
  const cardProps = { title: text(title), level, skeleton }
  if (!query.data)
    return (
      <DashboardCard
        {...cardProps}
        state={query.isError ? 'failed' : 'loading'}
        notice={<CardFailure query={query} />}
      />
    )
  return (
    children(query.data) ?? (
      <DashboardCard
        {...cardProps}
        state="empty"
        notice={
          <EmptyState size="small" level={3} illustration={null} title={text('cards.empty')}>
            {text('cards.emptyText')}
          </EmptyState>
        }
      />
    )
  )
}
