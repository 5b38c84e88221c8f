import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { Kbd } from '@data1522/design-system/Kbd'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

const KEY = 'S'

/** A tooltip drawn in the page, where its parts can be numbered. */
export function Sample() {
  const text = useText()
  return (
    <Stack gap={8} align="center">
      <Box background="sunken" radius="control" paddingBlock={8} paddingInline={12}>
        <Inline gap={8}>
          <Text size="sm">{text('tooltipDemos.saved')}</Text>
          <Kbd>{KEY}</Kbd>
        </Inline>
      </Box>
      <Button>{text('tooltipDemos.publish')}</Button>
    </Stack>
  )
}
