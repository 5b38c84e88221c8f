import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** What most buttons are. */
export function Outlined() {
  const text = useText()

  return (
    <Inline>
      <Button>{text('buttonDemos.preview')}</Button>
      <Button tone="primary">{text('buttonDemos.duplicate')}</Button>
      <Button tone="danger">{text('buttonDemos.deleteOrder')}</Button>
    </Inline>
  )
}
