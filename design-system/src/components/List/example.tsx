import { IconFileDescription, IconFolderOpen, IconMail, IconStar, IconTrash } from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { ListEntry } from './entry.ts'

const person = (id: string, title: string, detail: string): ListEntry => ({
  id,
  title,
  detail,
  start: <Avatar name={title} isDecorative />,
})

export const people: readonly ListEntry[] = [
  { ...person('maya', 'Maya Laurent', 'Design ops · Lyon'), end: <Chip tone="success">Active</Chip> },
  person('omar', 'Omar Haddad', 'Warehouse · Casablanca'),
  person('iris', 'Iris Okafor', 'Partner success · Lagos'),
  { ...person('jonas', 'Jonas Weber', 'Field sales · Köln'), isDisabled: true },
]

export const boxes: readonly ListEntry[] = [
  { id: 'inbox', title: 'Inbox', start: <Icon icon={IconMail} />, end: '21' },
  { id: 'starred', title: 'Starred', start: <Icon icon={IconStar} />, end: '3' },
  { id: 'drafts', title: 'Drafts', start: <Icon icon={IconFileDescription} /> },
  { id: 'archive', title: 'Archive', start: <Icon icon={IconFolderOpen} /> },
  { id: 'bin', title: 'Bin', start: <Icon icon={IconTrash} /> },
]

export const chapters: readonly ListEntry[] = ['Colour', 'Type', 'Space and density', 'Depth', 'Motion'].map(
  (title, index) => ({ id: title, title, end: `${4 + index * 2} min` }),
)

/** As many as a large shop has orders in a month. */
export const orders: readonly ListEntry[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `order-${index + 1}`,
  title: `Order ${4811 + index}`,
  detail: people[index % people.length]!.title,
  end: `€${((index * 37) % 900) + 12}`,
}))
