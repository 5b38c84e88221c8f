import {
  IconBell,
  IconDotsVertical,
  IconLock,
  IconMail,
  IconShieldLock,
  IconUser,
} from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { people } from './example.tsx'
import { List } from './List.tsx'
import { ListGroup } from './ListGroup.tsx'
import { ListItem } from './ListItem.tsx'
import { ListSection } from './ListSection.tsx'

export const Settings = () => (
  <List aria-label="Settings">
    <ListItem title="Account" href="#account" isCurrent start={<Icon icon={IconUser} />} />
    <ListGroup title="Security" start={<Icon icon={IconLock} />} isInitiallyExpanded>
      <ListItem title="Password" href="#password" />
      <ListItem title="Two steps" href="#two-steps" end="Off" />
    </ListGroup>
    <ListGroup title="Notifications" start={<Icon icon={IconBell} />} end="4">
      <ListItem title="By email" href="#email" />
    </ListGroup>
  </List>
)

export const Lines = () => (
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

/** What is read stands back. */
export const News = () => (
  <List aria-label="News">
    <ListItem title="New order 5399" detail="Maya Laurent, two chairs" note="2 hours ago" href="#5399" />
    <ListItem title="Order 5386 arrived" detail="Omar Haddad" note="yesterday" href="#5386" isMuted />
  </List>
)

export const Actions = () => (
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

export const Sections = () => (
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
