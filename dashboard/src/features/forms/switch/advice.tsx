import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function AtOnce() {
  const text = useText()

  return <Switch defaultSelected>{text('switchDemos.darkTheme')}</Switch>
}

function WithSave() {
  const text = useText()

  return (
    <Inline gap={16}>
      <Switch>{text('switchDemos.agree')}</Switch>
      <Button tone="primary" variant="solid">
        {text('switchDemos.send')}
      </Button>
    </Inline>
  )
}

/** What a switch is for, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: AtOnce, text: 'switchDemos.doText' },
  { isGood: false, Live: WithSave, text: 'switchDemos.dontText' },
]
