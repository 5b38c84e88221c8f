import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** The one action that matters most in a view. */
export function Flat() {
  const text = useText()

  return (
    <Inline>
      <Button tone="primary" variant="solid">
        {text('buttonDemos.publish')}
      </Button>
      <Button tone="danger" variant="solid">
        {text('buttonDemos.deleteOrder')}
      </Button>
    </Inline>
  )
}
