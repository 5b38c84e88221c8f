import { StatCard, type StatCardProps } from '@data1522/design-system/StatCard'
import { useText } from '../../../../core/i18n/useText.ts'
import { useCardSpec } from '../../../../entities/dashboard/card/card.ts'
import type { CardQuery } from '../../../../entities/dashboard/card/together.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

interface FigureTileProps<Data> extends Pick<StatCardProps, 'icon' | 'tone'> {
  /** Where its figure comes from. */
  query: CardQuery<Data>
  /** The figure in the data, in words. */
  read: (data: Data) => Pick<StatCardProps, 'value' | 'change' | 'caption'>
}

/** A figure with its picture beside it, as small as a tile can be. */
export function FigureTile<Data>({ query, read, ...look }: FigureTileProps<Data>) {
  const text = useText()
  const label = text(useCardSpec().title)
  if (!query.data && !query.isError) return <StatCard label={label} {...look} value="" isLoading />
  return (
    <LoadedCard query={query}>{(data) => <StatCard label={label} {...look} {...read(data)} />}</LoadedCard>
  )
}
