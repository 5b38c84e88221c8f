import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { href } from 'react-router-dom'
import { useText } from '../../../../core/i18n/useText.ts'

/** Rows with round corners, or lines that reach a card’s edges. */
export function Rounded() {
  const text = useText()

  return (
    <Stack gap={20}>
      <List aria-label={text('listDemos.pages')}>
        <ListItem title={text('listDemos.invoices')} href={href('/apps/invoice/list')} isCurrent />
        <ListItem title={text('listDemos.calendar')} href={href('/apps/calendar')} />
      </List>
      <List aria-label={text('listDemos.pages')} variant="divided">
        <ListItem title={text('listDemos.invoices')} href={href('/apps/invoice/list')} />
        <ListItem title={text('listDemos.calendar')} href={href('/apps/calendar')} />
      </List>
    </Stack>
  )
}
