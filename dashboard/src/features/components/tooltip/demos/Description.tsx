import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../../core/i18n/useText.ts'

/** A second line that says more. */
export function Description() {
  const text = useText()

  return (
    <Inline>
      <Tooltip label={text('tooltipDemos.publish')} description={text('tooltipDemos.publishMore')}>
        <Button>{text('tooltipDemos.publish')}</Button>
      </Tooltip>
    </Inline>
  )
}
