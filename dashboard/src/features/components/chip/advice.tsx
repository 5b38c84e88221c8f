import { Chip } from '@data1522/design-system/Chip'
import { ChipButton } from '@data1522/design-system/ChipButton'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function SaysAState() {
  const text = useText()

  return (
    <Inline>
      <Chip tone="success" hasDot>
        {text('chipDemos.paid')}
      </Chip>
      <Chip tone="warning" hasDot>
        {text('chipDemos.pending')}
      </Chip>
    </Inline>
  )
}

function AsAButton() {
  const text = useText()

  return (
    <ChipButton tone="danger" variant="soft">
      {text('chipDemos.deleteIt')}
    </ChipButton>
  )
}

/** What a chip is for, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: SaysAState, text: 'chipDemos.doText' },
  { isGood: false, Live: AsAButton, text: 'chipDemos.dontText' },
]
