import { IconButton } from '@data1522/design-system/IconButton'
import { IconCopy, IconPencil, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../../../core/i18n/useText.ts'

/** Known icons alone, each with a name for those who cannot see it. */
export function IconOnly() {
  const text = useText()

  return (
    <Inline>
      <IconButton icon={IconPencil} label={text('buttonDemos.edit')} />
      <IconButton icon={IconCopy} label={text('buttonDemos.copy')} variant="soft" />
      <IconButton icon={IconTrash} label={text('buttonDemos.deleteOrder')} variant="outlined" tone="danger" />
    </Inline>
  )
}
