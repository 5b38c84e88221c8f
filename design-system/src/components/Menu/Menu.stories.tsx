import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconCopy, IconDownload, IconExternalLink, IconPencil, IconTrash } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Menu, type MenuProps, type MenuSection } from './Menu.tsx'

const actions: MenuSection[] = [
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

const described: MenuSection[] = [
  {
    id: 'formats',
    title: 'Export as',
    entries: [
      { id: 'csv', label: 'CSV', description: 'For spreadsheets and other programs', icon: IconDownload },
      { id: 'pdf', label: 'PDF', description: 'For print, as it looks here', icon: IconDownload },
    ],
  },
]

const columns: MenuSection[] = [
  {
    id: 'columns',
    title: 'Columns to show',
    entries: ['Role', 'Plan', 'Billing', 'Status'].map((label) => ({ id: label, label })),
  },
]

function Columns({ selectionMode = 'multiple', ...rest }: MenuProps) {
  const [selectedIds, setSelectedIds] = useState(['Role', 'Plan'])
  return (
    <Menu
      {...rest}
      selectionMode={selectionMode}
      selectedIds={selectionMode === 'single' ? selectedIds.slice(0, 1) : selectedIds}
      onSelectionChange={setSelectedIds}
    />
  )
}

const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    sections: actions,
    placement: 'bottom start' as const,
    children: <Button>Actions</Button>,
  },
})

export const Playground = meta.story()

export const Sections = meta.story({
  args: { sections: [...described, { ...columns[0]!, id: 'more', title: 'Then' }, ...actions] },
})

export const Selection = meta.story({
  args: { label: 'Columns', sections: columns, children: <Button>Columns</Button> },
  render: (args) => <Columns {...args} />,
})

export const WithDescriptions = meta.story({
  args: { label: 'Export', sections: described, children: <Button>Export</Button> },
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { sections: [...described, ...actions] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await screen.findByRole('menu')
  },
})
