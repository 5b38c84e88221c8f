import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** 30, 36 and 44 px when comfortable. */
export function Sizes() {
  const text = useText()

  return (
    <Inline>
      <Button size="small">{text('buttonDemos.small')}</Button>
      <Button>{text('buttonDemos.medium')}</Button>
      <Button size="large">{text('buttonDemos.large')}</Button>
    </Inline>
  )
}
