import { Box } from '@data1522/design-system/Box'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTrash } from '@data1522/design-system/icons'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function NamesFirst() {
  const text = useText()

  return (
    <Box isFilling background="surface" radius="card" padding={8}>
      <List aria-label={text('listDemos.people')}>
        <ListItem title={text('listDemos.ada')} detail={text('listDemos.adaDetail')} />
      </List>
    </Box>
  )
}

function DetailFirst() {
  const text = useText()

  return (
    <Box isFilling background="surface" radius="card" padding={8}>
      <List aria-label={text('listDemos.people')}>
        <ListItem
          title={text('listDemos.adaDetail')}
          detail={text('listDemos.ada')}
          actions={
            <IconButton icon={IconTrash} tone="danger" variant="solid" label={text('listDemos.remove')} />
          }
        />
      </List>
    </Box>
  )
}

/** What an entry says, and what not. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: NamesFirst, text: 'listDemos.doText' },
  { isGood: false, Live: DetailFirst, text: 'listDemos.dontText' },
]
