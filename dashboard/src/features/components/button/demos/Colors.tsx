import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** One tone for each meaning, in the same strength. */
export function Colors() {
  const text = useText()

  return (
    <Inline>
      <Button variant="solid">{text('buttonDemos.tone.neutral')}</Button>
      <Button variant="solid" tone="primary">
        {text('buttonDemos.tone.primary')}
      </Button>
      <Button variant="solid" tone="success">
        {text('buttonDemos.tone.success')}
      </Button>
      <Button variant="solid" tone="warning">
        {text('buttonDemos.tone.warning')}
      </Button>
      <Button variant="solid" tone="danger">
        {text('buttonDemos.tone.danger')}
      </Button>
      <Button variant="solid" tone="info">
        {text('buttonDemos.tone.info')}
      </Button>
    </Inline>
  )
}
