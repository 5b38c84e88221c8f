import { IconButton } from '@data1522/design-system/IconButton'
import { IconSearch } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../../core/i18n/useText.ts'

/** The keys that do the same. */
export function WithShortcut() {
  const text = useText()

  return (
    <Inline>
      <Tooltip label={text('tooltipDemos.search')} shortcut="/">
        <IconButton icon={IconSearch} label={text('tooltipDemos.search')} />
      </Tooltip>
    </Inline>
  )
}
