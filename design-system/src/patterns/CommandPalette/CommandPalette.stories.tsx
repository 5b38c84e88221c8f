import { type ComponentProps, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { CommandPaletteButton } from './CommandPaletteButton.tsx'
import { answering, arabicGroups, failing, groups, recent, silent, suggestions } from './example/groups.ts'

/** As a product has it: the button, and the palette that it opens. */
function Search({ label, placeholder, ...palette }: ComponentProps<typeof CommandPalette>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommandPaletteButton {...{ placeholder, isOpen }} onOpenChange={setOpen} />
      <CommandPalette {...palette} {...{ label, placeholder, isOpen }} onOpenChange={setOpen} />
    </>
  )
}

const meta = preview.meta({
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    label: 'Search',
    placeholder: 'Search or jump to…',
    groups,
    suggestions,
  },
  argTypes: { isOpen: { control: false } },
  render: (args) => <Search {...args} />,
})

interface Stage {
  canvas: { getByRole: (role: 'button') => HTMLElement }
  userEvent: {
    click: (element: Element) => Promise<void>
    type: (element: Element, text: string) => Promise<void>
  }
}
const open = async ({ canvas, userEvent }: Stage, typed = '') => {
  await userEvent.click(canvas.getByRole('button'))
  const field = await screen.findByRole('combobox')
  if (typed) await userEvent.type(field, typed)
}

export const Playground = meta.story()

/** Control or Command and K opens it from anywhere, and closes it. */
export const ByShortcut = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
  },
})

/** Where one was last stands at the top until something is typed. */
export const WithRecent = meta.story({
  args: { groups: [recent, ...groups] },
  play: (stage) => open(stage),
})

export const Typing = meta.story({
  play: async (stage) => {
    await open(stage, 'ca')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Calendar'))
  },
})

/** A slip of the finger is forgiven where nothing else is found. */
export const Misspelt = meta.story({
  play: async (stage) => {
    await open(stage, 'calender')
    await screen.findByRole('option', { name: /Calendar/ })
  },
})

/** Records come below what is there at once. */
export const WithRecords = meta.story({
  args: { sources: [answering] },
  play: async (stage) => {
    await open(stage, 'us')
    await screen.findByRole('option', { name: /Ursula/ })
  },
})

export const RecordsLoading = meta.story({
  args: { sources: [silent] },
  play: (stage) => open(stage, 'us'),
})

/** What failed can be tried again; the rest stays. */
export const RecordsFailed = meta.story({
  args: { sources: [failing] },
  play: async (stage) => {
    await open(stage, 'us')
    await screen.findByRole('option', { name: /Try again/ })
  },
})

export const NothingFound = meta.story({
  play: async (stage) => {
    await open(stage, 'zebra')
    await screen.findByText('Nothing found for “zebra”', { selector: 'p' })
  },
})

export const OnAPhone = meta.story({
  args: { groups: [recent, ...groups] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: (stage) => open(stage),
})

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { label: 'بحث', placeholder: 'ابحث أو انتقل إلى…', groups: arabicGroups },
  play: (stage) => open(stage, 'ادوار'),
})

export const Picture = meta.story({
  tags: ['overlay', '!autodocs'],
  args: { groups: [recent, ...groups], sources: [answering] },
  play: async (stage) => {
    await open(stage, 'us')
    await screen.findByRole('option', { name: /Ursula/ })
    await stage.userEvent.keyboard('{ArrowDown}')
  },
})
