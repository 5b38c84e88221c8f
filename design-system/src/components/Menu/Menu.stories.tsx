import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconDownload } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { actions, columns, described, links, many, nested } from './example/sections.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Text } from '../Text/Text.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Menu, type MenuProps, type MenuSection } from './Menu.tsx'

/** One menu whose sections choose for themselves: one order, any columns, and an action. */
function View(props: MenuProps) {
  const [order, setOrder] = useState(['newest'])
  const [shown, setShown] = useState(['Role', 'Plan'])
  const sections: MenuSection[] = [
    {
      id: 'order',
      title: 'Order',
      selectionMode: 'single',
      selectedIds: order,
      onSelectionChange: setOrder,
      entries: [
        { id: 'newest', label: 'Newest first' },
        { id: 'name', label: 'By name' },
      ],
    },
    {
      ...columns[0]!,
      selectionMode: 'multiple',
      selectedIds: shown,
      onSelectionChange: setShown,
    },
    { id: 'all', entries: [{ id: 'reset', label: 'Reset the view' }] },
  ]
  return <Menu {...props} sections={sections} />
}

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

/** Whose menu it is stands above; nothing in it can be pressed. */
export const WithHeader = meta.story({
  args: {
    label: 'Your account',
    header: (
      <Inline gap={12}>
        <Avatar name="Maya Laurent" presence="online" isDecorative />
        <Text weight="semibold">Maya Laurent</Text>
      </Inline>
    ),
  },
})

export const Selection = meta.story({
  args: { label: 'Columns', sections: columns, children: <Button>Columns</Button> },
  render: (args) => <Columns {...args} />,
})

export const SingleSelection = meta.story({
  args: { label: 'Columns', sections: columns, selectionMode: 'single', children: <Button>Column</Button> },
  render: (args) => <Columns {...args} />,
})

/** A section may keep a choice while others are actions. */
export const SelectionBySection = meta.story({
  args: { label: 'View', children: <Button>View</Button> },
  render: (args) => <View {...args} />,
})

/** By arrow key, press or rest of the pointer; the arrow back closes it. */
export const Submenus = meta.story({ args: { sections: nested } })

export const Links = meta.story({ args: { label: 'Pages', sections: links } })

/** It scrolls; typing goes to an entry. */
export const LongList = meta.story({
  args: { label: 'Warehouses', sections: many, children: <Button>Warehouse</Button> },
})

export const LongWords = meta.story({
  args: {
    sections: [
      {
        id: 'long',
        entries: [
          {
            id: 'send',
            label: 'Envoyer un rappel de paiement à tous les clients en retard',
            description:
              'Ils le reçoivent par e-mail, dans leur langue, avec la facture et un lien pour payer.',
            icon: IconDownload,
          },
          { id: 'short', label: 'Imprimer', shortcut: 'Ctrl P' },
        ],
      },
    ],
  },
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

export const PictureSubmenus = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { sections: nested },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Move to/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /A team/ }))
    await screen.findByRole('menuitem', { name: 'Design' })
  },
})

export const PictureChoices = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { label: 'View', children: <Button>View</Button> },
  render: (args) => <View {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await screen.findByRole('menu')
  },
})
