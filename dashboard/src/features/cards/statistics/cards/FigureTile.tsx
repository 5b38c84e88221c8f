import { Stat, type StatProps } from '@data1522/design-system/Stat'
import { useText } from '../../../../core/i18n/useText.ts'
import { useCardSpec } from '../../../../entities/dashboard/card/card.ts'
import type { CardQuery } from '../../../../entities/dashboard/card/together.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

interface FigureTileProps<Data> extends Pick<StatProps, 'icon' | 'tone'> {
  /** Where its figure comes from. */
  query: CardQuery<Data>
  /** The figure in the data, in words. */
  read: (data: Data) => Pick<StatProps, 'value' | 'change' | 'caption'>
}

/** A figure with its picture beside it, as small as a tile can be. */
export function FigureTile<Data>({ query, read, ...look }: FigureTileProps<Data>) {
  const text = useText()
  const label = text(useCardSpec().title)
  if (!query.data && !query.isError) return <Stat label={label} {...look} value="" isLoading />
  return <LoadedCard query={query}>{(data) => <Stat label={label} {...look} {...read(data)} />}</LoadedCard>
}
