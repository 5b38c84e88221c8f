import { DashboardCard, type DashboardCardProps } from '@data1522/design-system/DashboardCard'
import type { ChartControls } from '@data1522/design-system/useChartControls'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { useRef, useState } from 'react'
import { refetchOrNotify } from '../../../core/errors/refetch-or-notify.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { CardFailure } from './CardFailure.tsx'
import { useCardSpec } from './card.ts'
import type { CardQuery } from './together.ts'
import { type CardTable, useCardMenu } from './useCardMenu.tsx'

interface PartCardProps<Data> extends Pick<DashboardCardProps, 'isFlush' | 'href' | 'start' | 'edge'> {
  /** Where its content comes from. */
  query: CardQuery<Data>
  /** When the figures were taken. @default when they came */
  asOf?: (data: Data) => string
  /** The list behind it. */
  seeAll?: string
  /** The menu of the chart in it, which the card's own menu takes over. @default no chart */
  chart?: ChartControls
  /** What it shows, as a table for spreadsheets. */
  table: (data: Data) => CardTable
  /** Whether there is nothing to show. @default never */
  isEmpty?: (data: Data) => boolean
  /** What an empty card says. */
  emptyText?: string
  /** What stands in it. */
  children: (
    data: Data,
  ) => Pick<
    DashboardCardProps,
    'description' | 'value' | 'change' | 'changeNote' | 'actions' | 'picture' | 'pictureAt' | 'children'
  > & { readonly title?: string }
}

/** A card of the dashboard around, whose content comes by a call of its own: it loads, fails and is refreshed alone. */
export function PartCard<Data>({
  query,
  asOf,
  seeAll,
  chart,
  table,
  isEmpty,
  emptyText,
  children,
  ...rest
}: PartCardProps<Data>) {
  const text = useText()
  const { title, level, skeleton, hasValue } = useCardSpec()
  const card = useRef<HTMLElement>(null)
  const { data, isError, isPlaceholderData, dataUpdatedAt } = query
  const [isAskedAgain, setAskedAgain] = useState(false)
  const name = text(title)
  const refresh = async () => {
    setAskedAgain(true)
    await refetchOrNotify(query, () => text('dashboards.notRefreshed', { name }))
    setAskedAgain(false)
  }
  const isNothing = data !== undefined && (isEmpty?.(data) ?? false)
  const menu = useCardMenu({
    name,
    card,
    seeAll,
    taken: data && (asOf?.(data) ?? new Date(dataUpdatedAt).toISOString()),
    table: () => (data ? table(data) : []),
    refresh: () => void refresh(),
    chart: isNothing ? undefined : chart,
  })
  const shared = { ...rest, title: name, level, skeleton, hasValue, menu, ref: card }
  if (!data && isError)
    return <DashboardCard {...shared} state="failed" notice={<CardFailure query={query} />} />
  if (!data) return <DashboardCard {...shared} state="loading" />
  if (isNothing)
    return (
      <DashboardCard
        {...shared}
        state="empty"
        notice={
          <EmptyState size="small" level={3} illustration={null} title={text('dashboards.empty')}>
            {emptyText ?? text('dashboards.emptyText')}
          </EmptyState>
        }
      />
    )
  // What is fetched anew by itself takes nothing out of anyone's hands.
  const isRefreshing = isPlaceholderData || isAskedAgain
  return <DashboardCard {...shared} {...children(data)} state={isRefreshing ? 'refreshing' : 'ready'} />
}
