import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../../core/i18n/useText.ts'

/** At once, or after a second; the next one follows at once. */
export function Delay() {
  const text = useText()

  return (
    <Inline>
      <Tooltip label={text('tooltipDemos.saved')} delay={0}>
        <Button>{text('tooltipDemos.atOnce')}</Button>
      </Tooltip>
      <Tooltip label={text('tooltipDemos.saved')} delay={1000}>
        <Button>{text('tooltipDemos.afterASecond')}</Button>
      </Tooltip>
    </Inline>
  )
}
