import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../core/i18n/useText.ts'

/** An open menu drawn in the page, where its parts can be numbered. */
export function Sample() {
  const text = useText()
  return (
    <Stack gap={8}>
      <Inline>
        <Button>{text('menuDemos.columns')}</Button>
      </Inline>
      <Card padding={0}>
        <List aria-label={text('menuDemos.columns')}>
          <ListItem title={text('menuDemos.role')} end={<Icon of={IconCheck} size={16} />} />
          <ListItem title={text('menuDemos.plan')} />
          <ListItem title={text('menuDemos.status')} />
        </List>
      </Card>
    </Stack>
  )
}
