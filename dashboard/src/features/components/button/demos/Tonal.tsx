import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Actions beside the main one that still matter. */
export function Tonal() {
  const text = useText()

  return (
    <Inline>
      <Button tone="primary" variant="soft">
        {text('buttonDemos.saveDraft')}
      </Button>
      <Button variant="soft">{text('buttonDemos.preview')}</Button>
    </Inline>
  )
}
