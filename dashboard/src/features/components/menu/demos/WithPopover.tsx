import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Popover } from '@data1522/design-system/Popover'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../../core/i18n/useText.ts'

/** What is no list of actions stands in a popover. */
export function WithPopover() {
  const text = useText()

  return (
    <Inline>
      <Popover
        title={text('menuDemos.filter')}
        placement="bottom start"
        size="small"
        content={(close) => (
          <Stack gap={12} align="start">
            <Text>{text('menuDemos.filterText')}</Text>
            <Button tone="primary" variant="solid" onPress={close}>
              {text('menuDemos.apply')}
            </Button>
          </Stack>
        )}
      >
        <Button>{text('menuDemos.filter')}</Button>
      </Popover>
    </Inline>
  )
}
