import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** As quiet as the words around it. */
export function Plain() {
  const text = useText()

  return (
    <Inline>
      <Button variant="plain">{text('buttonDemos.cancel')}</Button>
      <Button variant="plain" isDisabled>
        {text('buttonDemos.undo')}
      </Button>
    </Inline>
  )
}
