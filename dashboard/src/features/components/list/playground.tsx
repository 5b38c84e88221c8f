import { Box } from '@data1522/design-system/Box'
import { IconMail } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** An entry of a list to try out. */
export const playground = definePlayground({
  tag: 'ListItem',
  controls: {
    title: { kind: 'text', initial: 'listDemos.sent' },
    detail: { kind: 'text', initial: 'listDemos.toOmar' },
    note: { kind: 'text', initial: 'listDemos.yesterday' },
    start: { kind: 'switch', initial: true, code: 'start={<IconTile icon={IconMail} />}' },
    isMuted: { kind: 'switch' },
  },
  code: (element) => `<List>\n  ${element}\n</List>`,
  render: ({ start, ...values }) => (
    <Box isFilling background="surface" radius="card" padding={8}>
      <List>
        <ListItem {...values} start={start && <IconTile icon={IconMail} />} />
      </List>
    </Box>
  ),
})
