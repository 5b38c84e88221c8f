import { IconButton } from '@data1522/design-system/IconButton'
import { IconLink, IconPrinter } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../../core/i18n/useText.ts'

/** What an icon alone does. */
export function Icons() {
  const text = useText()

  return (
    <Inline>
      <Tooltip label={text('tooltipDemos.print')}>
        <IconButton icon={IconPrinter} label={text('tooltipDemos.print')} />
      </Tooltip>
      <Tooltip label={text('tooltipDemos.copyLink')}>
        <IconButton icon={IconLink} label={text('tooltipDemos.copyLink')} />
      </Tooltip>
    </Inline>
  )
}
