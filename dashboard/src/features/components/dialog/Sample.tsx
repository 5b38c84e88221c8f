import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Heading } from '@data1522/design-system/Heading'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconX } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

/** A dialog drawn in the page, where its parts can be numbered. */
export function Sample() {
  const text = useText()
  return (
    <Card>
      <Stack gap={16}>
        <Inline justify="between" isWrapping={false}>
          <Heading level={3} size="card">
            {text('dialogDemos.planTitle')}
          </Heading>
          <IconButton icon={IconX} label={text('showcase.part.close')} size="small" />
        </Inline>
        <Text>{text('dialogDemos.planText')}</Text>
        <Inline justify="end">
          <Button>{text('dialogDemos.cancel')}</Button>
          <Button variant="solid" tone="primary">
            {text('dialogDemos.planTitle')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
