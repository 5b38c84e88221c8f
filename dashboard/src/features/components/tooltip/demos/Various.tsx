import { Button } from '@data1522/design-system/Button'
import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { TooltipTarget } from '@data1522/design-system/TooltipTarget'
import { useText } from '../../../../core/i18n/useText.ts'

/** A chip, and a disabled button that says why. */
export function Various() {
  const text = useText()

  return (
    <Inline gap={16}>
      <Tooltip label={text('tooltipDemos.lateText')}>
        <TooltipTarget>
          <Chip tone="warning">{text('tooltipDemos.late')}</Chip>
        </TooltipTarget>
      </Tooltip>
      <Tooltip label={text('tooltipDemos.noRight')}>
        <TooltipTarget isDisabled label={text('tooltipDemos.delete')}>
          <Button isDisabled>{text('tooltipDemos.delete')}</Button>
        </TooltipTarget>
      </Tooltip>
    </Inline>
  )
}
