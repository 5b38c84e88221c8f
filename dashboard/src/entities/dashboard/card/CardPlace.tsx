import { DashboardCard } from '@data1522/design-system/DashboardCard'
import { Suspense } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { CardContext, type CardSpec } from './card.ts'
import { CardBoundary } from './CardBoundary.tsx'

/** A card in its place, which it keeps while its code and its figures are on their way, and also if it breaks. */
export function CardPlace({ card }: { card: CardSpec }) {
  const text = useText()
  const { Card, title, level, skeleton, hasValue } = card
  return (
    <CardContext value={card}>
      <CardBoundary title={text(title)} level={level}>
        <Suspense
          fallback={
            <DashboardCard
              title={text(title)}
              level={level}
              state="loading"
              skeleton={skeleton}
              hasValue={hasValue}
            />
          }
        >
          <Card />
        </Suspense>
      </CardBoundary>
    </CardContext>
  )
}
