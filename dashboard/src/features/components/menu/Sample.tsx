import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

/** An open menu drawn in the page, where its parts can be numbered. */
export function Sample() {
  const text = useText()
  return (
    <Stack gap={8}>
      <Inline>
        <Button>{text('menuDemos.columns')}</Button>
      </Inline>
      <Card>
        <Stack as="ul" gap={12}>
          <Inline as="li" justify="between" isWrapping={false}>
            <Text as="span">{text('menuDemos.role')}</Text>
            <Icon icon={IconCheck} size={16} />
          </Inline>
          <Inline as="li">
            <Text as="span">{text('menuDemos.plan')}</Text>
          </Inline>
          <Inline as="li">
            <Text as="span">{text('menuDemos.status')}</Text>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}
