import { useChartControls } from '@data1522/design-system/useChartControls'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import type { LoadedPart } from '../../queries.ts'
import { useCardSpec } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { type Share, Shares } from './Shares.tsx'

interface SharesCardProps<Part> {
  query: UseQueryResult<LoadedPart<Part>>
  /** The parts of the whole, each perhaps with the list behind it. */
  shares: (data: LoadedPart<Part>) => readonly Share[]
  description?: (data: LoadedPart<Part>) => string
  /** What is counted: the head of the figures. */
  counted: string
  /** An amount in words, in the list and in the middle of the ring. @default its share in per cent, all as a number */
  format?: (value: number) => string
  /** What stands below all of it in the middle of the ring. @default what is counted */
  note?: (data: LoadedPart<Part>) => string
  /** The list behind all of it. */
  seeAll?: string
}

/** A whole and its parts: how many each has, and what share that is. */
export function SharesCard<Part>({
  query,
  shares,
  description,
  counted,
  format,
  note,
  seeAll,
}: SharesCardProps<Part>) {
  const text = useText()
  const chart = useChartControls()
  const { isUpright } = useCardSpec()
  const { percent } = useFormats()
  const totalOf = (data: LoadedPart<Part>) => shares(data).reduce((sum, { value }) => sum + value, 0)
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={seeAll}
      asOf={({ view }) => view.asOf}
      isEmpty={(data) => totalOf(data) === 0}
      table={(data) => [
        [text('dashboards.part'), counted, text('dashboards.share')],
        ...shares(data).map(({ label, value }) => [label, value, value / Math.max(totalOf(data), 1)]),
      ]}
    >
      {(data) => ({
        description: description?.(data),
        children: (
          <Shares
            controls={chart}
            shares={shares(data)}
            counted={counted}
            isUpright={isUpright}
            format={format ?? ((value) => percent(value / totalOf(data)))}
            formatTotal={format}
            note={note?.(data)}
          />
        ),
      })}
    </PartCard>
  )
}
