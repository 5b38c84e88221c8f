import { IconButton } from '@data1522/design-system/IconButton'
import { IconDotsVertical } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Menu } from '@data1522/design-system/Menu'
import { toasts } from '@data1522/design-system/toasts'
import { Tooltip } from '@data1522/design-system/Tooltip'
import { useText } from '../../../../core/i18n/useText.ts'

/** An icon alone says on hover what it opens. */
export function WithTooltip() {
  const text = useText()

  return (
    <Inline>
      <Tooltip label={text('menuDemos.moreTip')}>
        <Menu
          label={text('menuDemos.moreTip')}
          placement="bottom start"
          sections={[
            {
              id: 'change',
              entries: [
                { id: 'edit', label: text('menuDemos.edit') },
                { id: 'duplicate', label: text('menuDemos.duplicate') },
              ],
            },
          ]}
          onAction={() => toasts.show({ title: text('menuDemos.done') })}
        >
          <IconButton icon={IconDotsVertical} label={text('menuDemos.moreTip')} variant="outlined" />
        </Menu>
      </Tooltip>
    </Inline>
  )
}
