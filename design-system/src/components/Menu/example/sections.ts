import {
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconFolderOpen,
  IconPencil,
  IconTrash,
  IconUser,
  IconUsersGroup,
} from '../../../icons/icons.ts'
import type { MenuSection } from '../Menu.tsx'

export const actions: MenuSection[] = [
  {
    id: 'change',
    entries: [
      { id: 'edit', label: 'Edit', icon: IconPencil, shortcut: 'E' },
      { id: 'copy', label: 'Duplicate', icon: IconCopy, shortcut: 'D' },
      { id: 'open', label: 'Open in a new tab', icon: IconExternalLink, isDisabled: true },
    ],
  },
  { id: 'remove', entries: [{ id: 'delete', label: 'Delete', icon: IconTrash, tone: 'danger' }] },
]

export const described: MenuSection[] = [
  {
    id: 'formats',
    title: 'Export as',
    entries: [
      { id: 'csv', label: 'CSV', description: 'For spreadsheets and other programs', icon: IconDownload },
      { id: 'pdf', label: 'PDF', description: 'For print, as it looks here', icon: IconDownload },
    ],
  },
]

export const columns: MenuSection[] = [
  {
    id: 'columns',
    title: 'Columns to show',
    entries: ['Role', 'Plan', 'Billing', 'Status'].map((label) => ({ id: label, label })),
  },
]

export const nested: MenuSection[] = [
  {
    id: 'change',
    entries: [
      { id: 'edit', label: 'Edit', icon: IconPencil, shortcut: 'E' },
      {
        id: 'move',
        label: 'Move to',
        icon: IconFolderOpen,
        sections: [
          {
            id: 'places',
            entries: [
              { id: 'archive', label: 'Archive' },
              {
                id: 'team',
                label: 'A team’s folder',
                sections: [
                  {
                    id: 'teams',
                    title: 'Teams',
                    entries: ['Design', 'Sales', 'Support'].map((label) => ({ id: label, label })),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'share',
        label: 'Share with',
        icon: IconUsersGroup,
        sections: [
          {
            id: 'people',
            entries: [
              { id: 'maya', label: 'Maya Laurent', icon: IconUser },
              { id: 'omar', label: 'Omar Haddad', icon: IconUser },
            ],
          },
        ],
      },
    ],
  },
  { id: 'remove', entries: [{ id: 'delete', label: 'Delete', icon: IconTrash, tone: 'danger' }] },
]

const towns = ['Lyon', 'Casablanca', 'Lagos', 'Cologne', 'Montréal', 'Karachi', 'Turin', 'Muscat']
export const many: MenuSection[] = [
  {
    id: 'places',
    title: 'Warehouses',
    entries: Array.from({ length: 200 }, (_, index) => ({
      id: `${index + 1}`,
      label: `${towns[index % towns.length]} ${index + 1}`,
    })),
  },
]

export const links: MenuSection[] = [
  {
    id: 'pages',
    entries: [
      { id: 'profile', label: 'Profile', href: '#profile' },
      { id: 'billing', label: 'Billing', href: '#billing' },
      { id: 'help', label: 'Help centre', href: '#help', target: '_blank', icon: IconExternalLink },
    ],
  },
]
