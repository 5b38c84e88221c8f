import { useState } from 'react'
import { screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Heading } from '../components/Heading/Heading.tsx'
import { Menu } from '../components/Menu/Menu.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Text } from '../components/Text/Text.tsx'
import { Tooltip } from '../components/Tooltip/Tooltip.tsx'
import { Inline } from '../layout/Inline/Inline.tsx'
import { Stack } from '../layout/Stack/Stack.tsx'
import { ThemeScope } from './ThemeScope.tsx'

const actions = [
  {
    id: 'plan',
    entries: [
      { id: 'open', label: 'Open' },
      {
        id: 'move',
        label: 'Move to',
        sections: [{ id: 'to', entries: [{ id: 'archive', label: 'Archive' }] }],
      },
    ],
  },
  { id: 'end', entries: [{ id: 'delete', label: 'Delete', tone: 'danger' as const }] },
]
const carriers = [
  { id: 'road', label: 'By road' },
  { id: 'rail', label: 'By rail' },
  { id: 'sea', label: 'By sea' },
]

function Shipping() {
  const [carrier, setCarrier] = useState<string | null>('rail')
  return <Select label="Carrier" options={carriers} value={carrier} onChange={setCarrier} />
}

function Plan() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={3}>Shipping plan</Heading>
        <Inline gap={8}>
          <Menu label="Plan" sections={actions}>
            <Button>Actions</Button>
          </Menu>
          <Tooltip label="Nobody is told yet">
            <Button variant="plain">Save for later</Button>
          </Tooltip>
          <Button tone="primary" variant="solid" onPress={() => setOpen(true)}>
            Book
          </Button>
        </Inline>
        <Shipping />
        <DatePicker label="Leaves on" defaultValue="2026-11-26" />
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Book this plan?">
          <Stack gap={16}>
            <Text>The carrier keeps the place until Friday.</Text>
            <Shipping />
          </Stack>
        </Dialog>
      </Stack>
    </Card>
  )
}

const meta = preview.meta({
  title: 'Layout/ThemeScope',
  component: ThemeScope,
  args: { theme: 'dark' as const, children: <Plan /> },
})

export const Playground = meta.story()

/** Whatever opens from inside is as the inside is: menus, lists, calendars, tooltips, dialogs, and what opens from those. */
export const PopupsInside = meta.story({
  render: () => (
    <Stack gap={24}>
      <ThemeScope theme="dark">
        <Plan />
      </ThemeScope>
      <ThemeScope theme="light" skin="bordered" density="compact">
        <Plan />
      </ThemeScope>
    </Stack>
  ),
})

const Nest = () => (
  <ThemeScope theme="dark">
    <Card>
      <Stack gap={16}>
        <Heading level={3}>Dark</Heading>
        <Shipping />
        <ThemeScope theme="light">
          <Card>
            <Stack gap={16}>
              <Heading level={3}>Light within dark</Heading>
              <Shipping />
              <ThemeScope theme="dark" density="compact">
                <Card>
                  <Stack gap={16}>
                    <Heading level={3}>Dark again, and compact</Heading>
                    <Shipping />
                  </Stack>
                </Card>
              </ThemeScope>
            </Stack>
          </Card>
        </ThemeScope>
      </Stack>
    </Card>
  </ThemeScope>
)

/** A scope undoes what the one around it sets, to any depth. */
export const Nested = meta.story({ render: () => <Nest /> })

export const PicturePopups = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Move to/ }))
    await screen.findByRole('menuitem', { name: 'Archive' })
  },
})

export const PictureDialog = meta.story({
  tags: ['overlay', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: /Carrier/ }))
    await screen.findByRole('listbox')
  },
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  render: () => <Nest />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Carrier/ })[1]!)
    await screen.findByRole('listbox')
  },
})
