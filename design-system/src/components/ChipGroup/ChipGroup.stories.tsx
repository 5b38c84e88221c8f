import { useState } from 'react'
import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { IconMail, IconMapPin, IconStar, IconTag } from '../../icons/icons.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { ChipGroup, type ChipGroupItem, type ChipGroupProps } from './ChipGroup.tsx'

const tags: ChipGroupItem[] = [
  { id: 'news', label: 'Newsletter', icon: IconMail },
  { id: 'lyon', label: 'Lyon', icon: IconMapPin },
  { id: 'vip', label: 'Best customer', icon: IconStar, tone: 'warning' },
  { id: 'late', label: 'Payment late', tone: 'danger' },
  { id: 'sale', label: 'Autumn sale', icon: IconTag },
  { id: 'trial', label: 'On trial', tone: 'info' },
  { id: 'paid', label: 'Paid by invoice' },
]
const people: ChipGroupItem[] = [
  'Maya Laurent',
  'Omar Haddad',
  'Iris Okafor',
  'ليلى حداد',
  'Teo Marchetti',
].map((label) => ({ id: label, label, avatar: {} }))
const colours: ChipGroupItem[] = ['Black', 'White', 'Navy', 'Sand', 'Olive'].map((label) => ({
  id: label,
  label,
  isDisabled: label === 'Olive',
}))

function Live({ items: given, selectedIds, ...rest }: ChipGroupProps) {
  const [items, setItems] = useState(given)
  const [chosen, setChosen] = useState(selectedIds ?? [])
  return (
    <ChipGroup
      {...rest}
      items={items}
      onRemove={rest.onRemove && ((ids) => setItems(items.filter(({ id }) => !ids.includes(id))))}
      selectedIds={chosen}
      onSelectionChange={setChosen}
    />
  )
}

const meta = preview.meta({
  title: 'Data display/ChipGroup',
  component: ChipGroup,
  args: { label: 'Filters', items: tags, onRemove: () => undefined, empty: 'No filter is set.' },
  render: (args) => <Live {...args} />,
})

const choice = { label: 'Colour', items: colours, selectedIds: ['Navy'], isLabelVisible: true } as const

export const Playground = meta.story()
/** By the cross, or with Delete and Backspace; the focus stays among the chips. */
export const Removable = meta.story()
export const SingleChoice = meta.story({
  args: { ...choice, onRemove: undefined, selectionMode: 'single', isSelectionRequired: true },
})
export const MultipleChoice = meta.story({
  args: { ...choice, onRemove: undefined, selectionMode: 'multiple', selectedIds: ['Navy', 'Sand'] },
})
export const WithFaces = meta.story({ args: { label: 'Guests', items: people } })
/** A list to read: nothing in it takes the focus. */
export const ToRead = meta.story({ args: { label: 'Tags', onRemove: undefined } })
/** “+n” shows the rest in place. */
export const TheFirstFew = meta.story({ args: { max: 3 } })
/** “+n” shows the rest in a popover, where they can be removed too. */
export const RestInAPopover = meta.story({ args: { max: 3, rest: 'popover' } })
/** As many as fit: make the window narrower. */
export const InOneLine = meta.story({
  args: { lines: 'one', rest: 'popover' },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Live {...args} />
    </div>
  ),
})
export const Small = meta.story({ args: { size: 'small' } })
export const Emptied = meta.story({ args: { items: [] } })
export const LongWords = meta.story({
  args: {
    items: [{ id: 'long', label: 'En attente de validation par le service de comptabilité' }, ...tags],
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Live {...args} />
    </div>
  ),
})
export const TheRestOpen = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { max: 3, rest: 'popover' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^\+4 / }))
    await screen.findByRole('dialog')
  },
})

const Everything = () => (
  <Stack gap={16}>
    <Live label="Filters" items={tags} onRemove={() => undefined} />
    <Live label="Filters" items={tags} onRemove={() => undefined} size="small" />
    <Live label="Guests" items={people} onRemove={() => undefined} max={4} />
    <Live label="Guests" items={people} onRemove={() => undefined} size="small" />
    <Live {...choice} selectionMode="single" />
    <Live
      {...choice}
      label="Colours"
      selectionMode="multiple"
      selectedIds={['Navy', 'Sand']}
      variant="soft"
    />
    <ChipGroup label="Tags" items={tags} max={5} />
    <ChipGroup label="Guests" items={people.slice(0, 3)} />
    <Live label="In one line" items={tags} lines="one" onRemove={() => undefined} />
  </Stack>
)

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <Everything />
    </Pictures>
  ),
})
