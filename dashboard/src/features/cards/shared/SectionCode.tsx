import { Card } from '@data1522/design-system/Card'
import { Tabs } from '@data1522/design-system/Tabs'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { DemoCode } from '../../../shared/showcase/DemoCode.tsx'
import type { CodedCard } from './coded-card.ts'

interface SectionCodeProps {
  /** Tells the section from the others of its tab. */
  id: string
  /** What the section is called. */
  name: string
  cards: readonly CodedCard[]
}

/** The code of a section's cards, one at a time. */
export function SectionCode({ id, name, cards }: SectionCodeProps) {
  const text = useText()
  const [chosen, setChosen] = useState(cards[0]!.id)
  // The card that was read may not be among those that are looked for.
  const shown = cards.find((card) => card.id === chosen) ?? cards[0]!
  return (
    <Card>
      <Tabs
        label={text('cards.codeOfSection', { name })}
        selectedId={shown.id}
        onSelectionChange={setChosen}
        items={cards.map((card) => ({
          id: card.id,
          label: text(card.title),
          content: () => <DemoCode id={`${id}-${card.id}`} name={text(card.title)} load={card.code} />,
        }))}
      />
    </Card>
  )
}
