import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Words in the colour of what they mean, without a frame. */
export function Text() {
  const text = useText()

  return (
    <Inline>
      <Button variant="plain" tone="primary">
        {text('buttonDemos.viewAll')}
      </Button>
      <Button variant="plain" tone="danger">
        {text('buttonDemos.remove')}
      </Button>
    </Inline>
  )
}
