import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function NamedByWhatHappens() {
  const text = useText()
  return (
    <Inline>
      <Button variant="plain">{text('buttonDemos.cancel')}</Button>
      <Button tone="danger" variant="solid">
        {text('buttonDemos.deleteThree')}
      </Button>
    </Inline>
  )
}

function TwoSolid() {
  const text = useText()
  return (
    <Inline>
      <Button tone="primary" variant="solid">
        {text('buttonDemos.no')}
      </Button>
      <Button tone="primary" variant="solid">
        {text('buttonDemos.yes')}
      </Button>
    </Inline>
  )
}

/** How to name a button, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: NamedByWhatHappens, text: 'buttonDemos.doText' },
  { isGood: false, Live: TwoSolid, text: 'buttonDemos.dontText' },
]
