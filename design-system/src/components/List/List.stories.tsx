import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import {
  IconBell,
  IconDotsVertical,
  IconLock,
  IconMail,
  IconShieldLock,
  IconUser,
} from '../../icons/icons.ts'
import { Box } from '../../layout/Box/Box.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Card } from '../Card/Card.tsx'
import { CardHeader } from '../Card/CardHeader.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { boxes, chapters, orders, people } from './example.tsx'
import { List } from './List.tsx'
import { ListGroup } from './ListGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { ListSection } from './ListSection.tsx'
import { ReorderableList } from './ReorderableList.tsx'
import { SelectableList } from './SelectableList.tsx'
import { VirtualList } from './VirtualList.tsx'

const items = people.map(({ id, title, detail, start, end }) => (
  <ListItem key={id} title={title} detail={detail} start={start} end={end} />
))

const Settings = () => (
  <List aria-label="Settings">
    <ListItem title="Account" href="#account" isCurrent start={<Icon of={IconUser} />} />
    <ListGroup title="Security" start={<Icon of={IconLock} />} isInitiallyExpanded>
      <ListItem title="Password" href="#password" />
      <ListItem title="Two steps" href="#two-steps" end="Off" />
    </ListGroup>
    <ListGroup title="Notifications" start={<Icon of={IconBell} />} end="4">
      <ListItem title="By email" href="#email" />
    </ListGroup>
  </List>
)

const Lines = () => (
  <List aria-label="Messages" variant="divided">
    <ListItem title="One line" end="9:41" />
    <ListItem title="Two lines" detail="What says more, cut where it does not fit on its line any more" />
    <ListItem
      title="Three lines"
      start={<Avatar name="Maya Laurent" isDecorative />}
      detail="Thank you for the chairs, they arrived this morning and look just as they do in the pictures. One question about the lamp: does it take any bulb?"
      detailLines={2}
      end={<Chip tone="primary">New</Chip>}
    />
  </List>
)

const Actions = () => (
  <List aria-label="Team" variant="divided">
    {people.slice(0, 3).map(({ id, title, detail, start }) => (
      <ListItem
        key={id}
        title={title}
        detail={detail}
        start={start}
        href={`#${id}`}
        actions={<IconButton icon={IconDotsVertical} label={`More actions for ${title}`} size="small" />}
      />
    ))}
  </List>
)

const Sections = () => (
  <List aria-label="What changed">
    <ListSection title="Today">
      <ListItem
        title="Password changed"
        detail="From Lyon"
        start={<IconTile icon={IconShieldLock} tone="success" />}
        onPress={() => {}}
      />
    </ListSection>
    <ListSection title="Yesterday">
      <ListItem
        title="Invitation sent"
        detail="To omar.haddad@example.com"
        start={<IconTile icon={IconMail} tone="info" />}
        onPress={() => {}}
      />
      <ListItem
        title="Not allowed"
        detail="Ask an administrator"
        start={<IconTile icon={IconLock} />}
        isDisabled
        onPress={() => {}}
      />
    </ListSection>
  </List>
)

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
  args: { 'aria-label': 'People', children: items },
})

export const Playground = meta.story()
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
