import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconCircleCheck, IconX } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

/** A message drawn in the page, where its parts can be numbered. */
export function Sample() {
  const text = useText()
  return (
    <Card>
      <Inline gap={16}>
        <Icon icon={IconCircleCheck} />
        <Stack gap={4}>
          <Text weight="medium">{text('snackbarDemos.imported')}</Text>
          <Text size="sm" ink="muted">
            {text('snackbarDemos.importedMore')}
          </Text>
        </Stack>
        <Inline gap={8}>
          <Button variant="plain">{text('snackbarDemos.undo')}</Button>
          <IconButton icon={IconX} label={text('showcase.part.close')} size="small" />
        </Inline>
      </Inline>
    </Card>
  )
}
