import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconCode } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { lazy, Suspense, useId, useState } from 'react'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type LiveCard, LiveCards } from '../live/LiveCards.tsx'
import { isCoded } from './coded-card.ts'

/** Cards that are for the same. */
export interface CardSectionSpec {
  /** Tells it from the others of its tab. */
  readonly id: string
  readonly title: MessageId
  /** What they are for, in one sentence. */
  readonly text: MessageId
  readonly cards: readonly LiveCard[]
}

const load = () => import('./SectionCode.tsx')
const SectionCode = lazy(async () => ({ default: (await load()).SectionCode }))

/** Some cards below what they are for, and their code where someone asks for it. */
export function CardSection({ section: { id, title, text: sentence, cards } }: { section: CardSectionSpec }) {
  const text = useText()
  const headingId = useId()
  const [isOpen, setOpen] = useState(false)
  const name = text(title)
  const coded = cards.filter(isCoded)
  const toggle = text(isOpen ? 'cards.hideCode' : 'cards.showCode')
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Inline justify="between" align="end" gap={12}>
        <Stack gap={2}>
          <Heading level={2} size="section" id={headingId}>
            {name}
          </Heading>
          <Text ink="muted">{text(sentence)}</Text>
        </Stack>
        {coded.length > 0 && (
          <Button
            size="small"
            start={<Icon icon={IconCode} size={18} />}
            aria-expanded={isOpen}
            aria-label={text('cards.codeOf', { action: toggle, name })}
            onPrefetch={() => void load()}
            onPress={() => setOpen(!isOpen)}
          >
            {toggle}
          </Button>
        )}
      </Inline>
      <LiveCards cards={cards} />
      {isOpen && coded.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={320} />}>
          <SectionCode id={id} name={name} cards={coded} />
        </Suspense>
      )}
    </Stack>
  )
}
