import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function NamesWhatHappens() {
  const text = useText()

  return (
    <Inline>
      <Button variant="plain">{text('dialogDemos.keep')}</Button>
      <Button tone="danger" variant="solid">
        {text('dialogDemos.deleteOrder')}
      </Button>
    </Inline>
  )
}

function OkOrCancel() {
  const text = useText()

  return (
    <Inline>
      <Button>{text('dialogDemos.cancel')}</Button>
      <Button tone="primary" variant="solid">
        {text('dialogDemos.ok')}
      </Button>
    </Inline>
  )
}

/** How to ask, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: NamesWhatHappens, text: 'dialogDemos.doText' },
  { isGood: false, Live: OkOrCancel, text: 'dialogDemos.dontText' },
]
