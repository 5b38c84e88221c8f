import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DataTable } from './DataTable.tsx'
import { LampsTable } from './example/LampsTable.tsx'
import { ManyOrders } from './example/OrdersTable.tsx'
import { PeopleTable } from './example/PeopleTable.tsx'

const meta = preview.meta({
  title: 'Patterns/DataTable parts/In place',
  component: DataTable,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
})

type Canvas = ReturnType<typeof within>
interface Keys {
  keyboard: (keys: string) => Promise<unknown>
}

/** Gives a cell the focus as a person by keyboard would, once the keys walk the table. */
async function walkTo(canvas: Canvas, userEvent: Keys, keys: string) {
  const table = await canvas.findByRole('grid')
  await waitFor(() => expect(table.querySelector('[data-edit]')).not.toBeNull())
  table.querySelector('tbody a')?.closest('tr')?.querySelector('input')?.focus()
  await waitFor(() => expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1))
  await userEvent.keyboard(keys)
}

/** Double click, Enter or F2 open a field where the words stand; Enter saves and goes on, Tab opens the next. */
export const Editing = meta.story({
  render: () => <LampsTable />,
  play: async ({ canvas, userEvent }) => {
    await walkTo(canvas, userEvent, '{ArrowDown}')
    const pencil = canvas.getByRole('button', { name: 'Edit: SKU of Cloud chair' })
    const row = pencil.closest('tr')!
    const height = row.offsetHeight
    await userEvent.dblClick(pencil.closest('td')!)
    await expect(await canvas.findByRole('textbox')).toHaveFocus()
    await expect(row.offsetHeight).toBe(height)
    await userEvent.keyboard('LMP-5000{Tab}')
    await expect(await canvas.findByRole('textbox', { name: 'Price of Cloud chair' })).toHaveFocus()
    await expect(row).toHaveTextContent('LMP-5000')
    await userEvent.keyboard('399{Enter}')
    await expect(row).toHaveTextContent('€399.00')
    await expect(canvas.getByText('€36.00').closest('td')).toHaveFocus()
    await userEvent.keyboard('{F2}{Escape}')
  },
})

/** A wrong value stays in its field, which says why; nothing moves. */
export const Wrong = meta.story({
  tags: ['overlay'],
  render: () => <LampsTable />,
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: 'Birch stool' })).closest('tr')!
    const height = row.offsetHeight
    await userEvent.click(await canvas.findByRole('button', { name: /Price of Birch stool/ }))
    const field = await canvas.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '6000{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/5.000/)
    await expect(row.offsetHeight).toBe(height)
  },
})

/** The server refuses: the old value is back. */
export const NotSaved = meta.story({
  render: () => <LampsTable onSave={() => Promise.resolve(false)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Listed of Birch stool' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved')
    await expect(canvas.getByRole('switch', { name: 'Listed of Birch stool' })).not.toBeChecked()
  },
})

/** A choice opens its list from the cell. */
export const Choosing = meta.story({
  render: () => <LampsTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Status of Aero lamp' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Withdrawn' }))
    const row = canvas.getByRole('link', { name: 'Aero lamp' }).closest('tr')!
    await waitFor(() => expect(row).toHaveTextContent('Withdrawn'))
  },
})

/** What can be done with a row at once stands beside its menu while it is hovered or has the focus. */
export const QuickActions = meta.story({
  render: () => <LampsTable />,
  play: async ({ canvas, userEvent }) => {
    await walkTo(canvas, userEvent, '{ArrowDown}{End}{ArrowLeft}')
    await expect(await canvas.findByRole('button', { name: 'Delete' })).toHaveFocus()
  },
})

/** Ctrl or Cmd with C copies the cell, or the selected rows. */
export const Copying = meta.story({
  render: () => <LampsTable />,
  play: async ({ canvas, userEvent }) => {
    let copied = ''
    const { clipboard } = navigator
    const own = Object.getOwnPropertyDescriptor(clipboard, 'writeText')
    const writeText = (text: string) => Promise.resolve(void (copied = text))
    Object.defineProperty(clipboard, 'writeText', { configurable: true, value: writeText })
    await walkTo(canvas, userEvent, '{ArrowRight}{ArrowRight}{Control>}c{/Control}')
    await waitFor(() => expect(canvas.getAllByText('Copied').length).toBeGreaterThan(0))
    await expect(copied).toBe('LMP-4100')
    if (own) Object.defineProperty(clipboard, 'writeText', own)
    else Reflect.deleteProperty(clipboard, 'writeText')
  },
})

/** The arrow keys follow the reading direction. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => <LampsTable language="ar" />,
  play: async ({ canvas, userEvent }) => {
    await walkTo(canvas, userEvent, '{ArrowDown}{ArrowLeft}{ArrowLeft}{F2}')
    await expect(await canvas.findByRole('textbox', { name: 'الرمز: كرسي بتولا' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  },
})

/** Where rows are cards, the arrows walk from card to card and along each. */
export const Cards = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 390 }}>
      <LampsTable />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await walkTo(canvas, userEvent, '{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Birch stool' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{F2}')
    await expect(await canvas.findByRole('textbox', { name: 'Price of Birch stool' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toHaveFocus()
  },
})

/** The header stays while the page scrolls, and goes along sideways; so do columns that are held. */
export const StickyHeader = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ maxInlineSize: 720, minBlockSize: '300vh' }}>
      <PeopleTable pageSize={50} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole<HTMLTableElement>('grid')
    const page = canvasElement.ownerDocument.scrollingElement!
    page.scrollTop = 900
    const head = table.tHead!
    await waitFor(() => expect(Math.round(head.getBoundingClientRect().top)).toBe(0))
    table.tBodies[0]!.scrollLeft = 40
    await waitFor(() => expect(head.scrollLeft).toBe(40))
    head.scrollLeft = 10
    await waitFor(() => expect(table.tBodies[0]!.scrollLeft).toBe(10))
    page.scrollTop = 0
  },
})

/** Of very many rows the keys reach those that are not drawn yet. */
export const ManyRows = meta.story({
  render: () => <ManyOrders />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '#100000' })
    const table = canvas.getByRole<HTMLTableElement>('grid')
    await waitFor(() => expect(table.querySelector('[data-index]')).not.toBeNull())
    canvas.getAllByRole('checkbox')[1]!.focus()
    await waitFor(() => expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1))
    const row = () => table.ownerDocument.activeElement?.closest('tr')?.ariaRowIndex
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(row()).toBe('100001'))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(Number(row())).toBeLessThan(100_000))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(row()).toBe('2'))
  },
})
