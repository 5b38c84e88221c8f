import { Box } from '@data1522/design-system/Box'
import { ContextMenu } from '@data1522/design-system/ContextMenu'
import { Text } from '@data1522/design-system/Text'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** By right click, long press, or Shift + F10. */
export function Context() {
  const text = useText()

  return (
    <ContextMenu
      label={text('menuDemos.actions')}
      isFocusable
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
      <Box background="sunken" radius="control" padding={24}>
        <Text>{text('menuDemos.invoice')}</Text>
      </Box>
    </ContextMenu>
  )
}
