import { DashboardGrid } from '@data1522/design-system/DashboardGrid'
import { DashboardGridItem } from '@data1522/design-system/DashboardGridItem'
import { useMemo } from 'react'
import { type CardSpec, DashboardContext } from '../../../entities/dashboard/card/card.ts'
import { CardPlace } from '../../../entities/dashboard/card/CardPlace.tsx'
import { useComparedWith } from '../../../entities/dashboard/card/useComparedWith.ts'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import type { Demo } from '../../../shared/showcase/demo.ts'

/** A card with the days that it tells of, which are those of its dashboard. */
export interface LiveCard extends CardSpec {
  /** @default the last 30 days */
  readonly days?: DashboardDays
  /** Its module, imported with `?code`. @default its code is not shown */
  readonly code?: Demo['code']
}

/** The days that the other dashboards show. */
export const MONTH: DashboardDays = { period: 30 }
/** The days that the dashboard of logistics shows. */
export const WEEK: DashboardDays = { period: 7 }

/** Cards that show what the product knows now, in rows that end level. */
export function LiveCards({ cards }: { cards: readonly LiveCard[] }) {
  return (
    <DashboardGrid>
      {cards.map((card) => (
        <DashboardGridItem key={card.id} size={card.size} rows={card.rows}>
          <LivePlace card={card} />
        </DashboardGridItem>
      ))}
    </DashboardGrid>
  )
}

function LivePlace({ card }: { card: LiveCard }) {
  const days = card.days ?? MONTH
  const comparedWith = useComparedWith(days, undefined)
  const state = useMemo(() => ({ days, comparedWith }), [days, comparedWith])
  const spec = useMemo(() => ({ ...card, level: 3 as const }), [card])
  return (
    <DashboardContext value={state}>
      <CardPlace card={spec} />
    </DashboardContext>
  )
}
