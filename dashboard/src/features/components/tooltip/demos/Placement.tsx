import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../../core/i18n/useText.ts'

/** On any side; it flips where there is no room. */
export function Placement() {
  const text = useText()

  return (
    <Inline>
      <Tooltip label={text('tooltipDemos.saved')} placement="top">
        <Button>{text('tooltipDemos.above')}</Button>
      </Tooltip>
      <Tooltip label={text('tooltipDemos.saved')} placement="bottom">
        <Button>{text('tooltipDemos.below')}</Button>
      </Tooltip>
      <Tooltip label={text('tooltipDemos.saved')} placement="start">
        <Button>{text('tooltipDemos.before')}</Button>
      </Tooltip>
      <Tooltip label={text('tooltipDemos.saved')} placement="end">
        <Button>{text('tooltipDemos.after')}</Button>
      </Tooltip>
    </Inline>
  )
}
