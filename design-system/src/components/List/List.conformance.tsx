import type { Examples } from '../../../../tests/conformance/example.ts'
import { List } from './List.tsx'
import { ListGroup } from './ListGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { ListSection } from './ListSection.tsx'
import { ReorderableList } from './ReorderableList.tsx'
import { SelectableList } from './SelectableList.tsx'
import { VirtualList } from './VirtualList.tsx'

const none = () => undefined

export const examples: Examples = {
  List: (probe, words) => (
    <List {...probe} aria-label="Ports">
      <ListItem title={words || 'One'} detail={words} />
    </List>
  ),
  ListItem: (probe, words) => (
    <List aria-label="Ports">
      <ListItem {...probe} title={words || 'One'} detail={words} href="#one" />
    </List>
  ),
  ListGroup: (probe, words) => (
    <List aria-label="Ports">
      <ListGroup {...probe} title={words || 'One'} isInitiallyExpanded>
        <ListItem title="Two" />
      </ListGroup>
    </List>
  ),
  ListSection: (probe, words) => (
    <List aria-label="Ports">
      <ListSection {...probe} title={words || 'One'}>
        <ListItem title="Two" />
      </ListSection>
    </List>
  ),
  ReorderableList: (probe, words) => (
    <ReorderableList
      {...probe}
      label="Order"
      entries={[
        { id: 'a', title: words || 'One', detail: words },
        { id: 'b', title: 'Two' },
      ]}
      onReorder={none}
    />
  ),
  SelectableList: (probe, words) => (
    <SelectableList
      {...probe}
      label="Ports"
      entries={[
        { id: 'a', title: words || 'One', detail: words },
        { id: 'b', title: 'Two' },
      ]}
      selectedIds={['a']}
      onSelectionChange={none}
    />
  ),
  VirtualList: (probe, words) => (
    <VirtualList
      {...probe}
      label="Ports"
      entries={[
        { id: 'a', title: words || 'One', detail: words },
        { id: 'b', title: 'Two' },
      ]}
      height={200}
      onAction={none}
    />
  ),
}
