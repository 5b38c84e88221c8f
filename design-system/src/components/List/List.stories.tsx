import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Card } from '../Card/Card.tsx'
import { CardHeader } from '../Card/CardHeader.tsx'
import { boxes, chapters, orders, people } from './example.tsx'
import { List } from './List.tsx'
import { ListGroup } from './ListGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { ListSection } from './ListSection.tsx'
import { ReorderableList } from './ReorderableList.tsx'
import { SelectableList } from './SelectableList.tsx'
import { Actions, Lines, News, Sections, Settings } from './staticExample.tsx'
import { VirtualList } from './VirtualList.tsx'

const items = people.map(({ id, title, detail, start, end }) => (
  <ListItem key={id} title={title} detail={detail} start={start} end={end} />
))

function Choice({ selectionMode }: { selectionMode: 'single' | 'multiple' }) {
  const [ids, setIds] = useState(selectionMode === 'single' ? ['inbox'] : ['maya', 'iris'])
  return (
    <SelectableList
      label={selectionMode === 'single' ? 'Mailbox' : 'People to invite'}
      entries={selectionMode === 'single' ? boxes : people}
      selectionMode={selectionMode}
      selectedIds={ids}
      onSelectionChange={setIds}
    />
  )
}

function Order() {
  const [ids, setIds] = useState(chapters.map(({ id }) => id))
  const entries = ids.map((id) => chapters.find((chapter) => chapter.id === id)!)
  return <ReorderableList label="Chapters" entries={entries} onReorder={setIds} variant="divided" />
}

function Long({ entries = orders }: { entries?: typeof orders }) {
  const [ids, setIds] = useState(['order-2'])
  return (
    <VirtualList
      label="Orders"
      entries={entries}
      height={320}
      selectionMode="multiple"
      selectedIds={ids}
      onSelectionChange={setIds}
      variant="divided"
    />
  )
}

const meta = preview.meta({
  title: 'Data display/List',
  component: List,
  subcomponents: { ListItem, ListGroup, ListSection, SelectableList, ReorderableList, VirtualList },
  args: { 'aria-label': 'People', children: items },
})

export const Playground = meta.story()
/** A last line in small letters, and words that stand back once they are read. */
export const WithNotes = meta.story({ render: () => <News /> })
export const OneToThreeLines = meta.story({ render: () => <Lines /> })
export const WithActions = meta.story({ render: () => <Actions /> })
export const WithSections = meta.story({ render: () => <Sections /> })
export const Nested = meta.story({ render: () => <Settings /> })
export const SingleChoice = meta.story({ render: () => <Choice selectionMode="single" /> })
export const SeveralChoices = meta.story({ render: () => <Choice selectionMode="multiple" /> })
export const ChoiceInSections = meta.story({
  render: () => (
    <SelectableList
      label="Assignee"
      entries={[
        { id: 'team', title: 'Your team', entries: people.slice(0, 2) },
        { id: 'others', title: 'Others', entries: people.slice(2) },
      ]}
      selectedIds={['omar']}
      onSelectionChange={() => {}}
    />
  ),
})
export const Reorderable = meta.story({ render: () => <Order /> })
export const TenThousand = meta.story({ render: () => <Long /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={{ base: 1, sm: 2 }}>
        <Card padding={0} isClipped>
          <CardHeader title="Lines" />
          <Lines />
        </Card>
        <Card padding={0} isClipped>
          <CardHeader title="Actions" />
          <Actions />
        </Card>
        <Card padding={0}>
          <Box padding={12}>
            <Settings />
          </Box>
        </Card>
        <Card padding={0}>
          <Box padding={12}>
            <Sections />
          </Box>
        </Card>
        <Card padding={0}>
          <Box padding={12}>
            <Choice selectionMode="single" />
          </Box>
        </Card>
        <Card padding={0}>
          <Box padding={12}>
            <Choice selectionMode="multiple" />
          </Box>
        </Card>
        <Card padding={0} isClipped>
          <Order />
        </Card>
        <Card padding={0} isClipped>
          <Long entries={orders.slice(0, 50)} />
        </Card>
      </Grid>
    </Pictures>
  ),
  // What is interactive comes a moment after what is read.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('grid', { name: 'Orders' }, { timeout: 10_000 })
    await canvas.findAllByRole('grid', { name: 'Chapters' }, { timeout: 10_000 })
    await canvas.findAllByRole('listbox', { name: 'Mailbox' }, { timeout: 10_000 })
  },
})
