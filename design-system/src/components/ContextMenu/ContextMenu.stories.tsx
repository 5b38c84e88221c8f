import { useState } from 'react'
import { fireEvent, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconCopy, IconDownload, IconFolderOpen, IconPencil, IconTrash } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import type { MenuSection } from '../Menu/Menu.tsx'
import { ContextMenu, type ContextMenuProps } from './ContextMenu.tsx'

const sections: MenuSection[] = [
  {
    id: 'change',
    entries: [
      { id: 'rename', label: 'Rename', icon: IconPencil, shortcut: 'F2' },
      { id: 'copy', label: 'Duplicate', icon: IconCopy, shortcut: 'Ctrl D' },
      {
        id: 'move',
        label: 'Move to',
        icon: IconFolderOpen,
        sections: [
          {
            id: 'places',
            entries: [
              { id: 'archive', label: 'Archive' },
              { id: 'team', label: 'Design team' },
            ],
          },
        ],
      },
      { id: 'download', label: 'Download', icon: IconDownload, isDisabled: true },
    ],
  },
  { id: 'remove', entries: [{ id: 'delete', label: 'Delete', icon: IconTrash, tone: 'danger' }] },
]

const file = (
  <Card>
    <Stack gap={4}>
      <Text weight="semibold">Spring catalogue</Text>
      <Text ink="muted">24 pages, changed on Tuesday. Click with the right button, or press long.</Text>
    </Stack>
  </Card>
)

const meta = preview.meta({
  title: 'Overlays/ContextMenu',
  component: ContextMenu,
  args: { label: 'Spring catalogue', sections, isFocusable: true, children: file },
})

export const Playground = meta.story()

/** Shift+F10 or the menu key asks for the menu of whatever has the focus inside. */
export const AroundControls = meta.story({
  args: {
    isFocusable: false,
    children: (
      <Card>
        <Stack gap={12} align="start">
          <Text weight="semibold">Spring catalogue</Text>
          <Button>Open</Button>
        </Stack>
      </Card>
    ),
  },
})

function Grid(args: ContextMenuProps) {
  const [shown, setShown] = useState(['grid'])
  return (
    <ContextMenu
      {...args}
      sections={[
        {
          id: 'view',
          title: 'Show',
          selectionMode: 'multiple',
          selectedIds: shown,
          onSelectionChange: setShown,
          entries: [
            { id: 'grid', label: 'Grid lines' },
            { id: 'rulers', label: 'Rulers' },
          ],
        },
        ...sections,
      ]}
    />
  )
}

export const WithSelection = meta.story({ render: (args) => <Grid {...args} /> })

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('group', { name: 'Spring catalogue' })
    const { left, top, width } = region.getBoundingClientRect()
    await fireEvent.contextMenu(region, { clientX: left + width / 2, clientY: top + 60, button: 2 })
    await screen.findByRole('menu')
  },
})
