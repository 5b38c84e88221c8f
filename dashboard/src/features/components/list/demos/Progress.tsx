import { Box } from '@data1522/design-system/Box'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { useText } from '../../../../core/i18n/useText.ts'

/** How far each has come. */
export function Progress() {
  const text = useText()

  return (
    <List aria-label={text('listDemos.campaigns')}>
      <ListItem
        title={text('listDemos.sold')}
        end={
          <Box as="span" minWidth={120}>
            <ProgressLinear label={text('listDemos.sold')} value={68} />
          </Box>
        }
      />
      <ListItem
        title={text('listDemos.answered')}
        end={
          <Box as="span" minWidth={120}>
            <ProgressLinear label={text('listDemos.answered')} value={92} tone="success" />
          </Box>
        }
      />
    </List>
  )
}
