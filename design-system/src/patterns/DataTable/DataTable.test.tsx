import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconTrash } from '../../icons/icons.ts'
import { columnsOf } from './example/columns.tsx'
import { peopleOf } from './example/people.ts'
import { PeopleTable } from './example/PeopleTable.tsx'
import { wordsOf } from './example/strings.ts'

// Fetched ahead, so that no test waits for a module.
beforeAll(() =>
  Promise.all([
    import('../../components/Menu/MenuPopup.tsx'),
    import('../../components/Select/SelectPopup.tsx'),
    import('../../components/Tooltip/TooltipPopup.tsx'),
  ]),
)

const firstName = () => screen.getAllByRole('rowheader')[0]?.querySelector('a')?.textContent
const header = (name: string) => screen.getByRole('columnheader', { name })
const sortBy = (name: string) => within(header(name)).getByRole('button')
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const selected = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter((input, index) => index > 0 && input.checked)
    .length
const bar = () => screen.queryByRole('region', { name: 'Actions for the selection' })

test('is a table to everyone: named, with column headers, row headers that are links, and its place in the list', async () => {
  await render(<PeopleTable />)
  const table = screen.getByRole('grid', { name: 'Users' })
  expect(table.getAttribute('aria-rowcount')).toBe('51')
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toContain('Billing')
  const row = screen.getByRole('rowheader', { name: /Maya Laurent/ })
  expect(within(row).getByRole('link', { name: 'Maya Laurent' }).getAttribute('href')).toBe('#user-1')
  expect(row.closest('tr')?.getAttribute('aria-rowindex')).toBe('2')
})

test('sorts by a header: ascending, descending, then not at all', async () => {
  const { user } = await render(<PeopleTable />)
  await user.click(sortBy('User'))
  expect(header('User').getAttribute('aria-sort')).toBe('ascending')
  expect(firstName()).toBe('Amara Laurent')
  await user.click(sortBy('User'))
  expect(header('User').getAttribute('aria-sort')).toBe('descending')
  expect(firstName()).toMatch(/^Teo/)
  await user.click(sortBy('User'))
  expect(header('User').hasAttribute('aria-sort')).toBe(false)
  expect(firstName()).toBe('Maya Laurent')
})

test('offers no sort where the server has none', async () => {
  await render(<PeopleTable />)
  expect(within(header('Billing')).queryByRole('button')).toBeNull()
})

test('sorts from the menu that stands in for the headers of cards', async () => {
  const { user } = await render(<PeopleTable />)
  const choose = async (name: RegExp) => {
    await user.click(screen.getByRole('button', { name: 'Sort' }))
    await user.click(await screen.findByRole('menuitemradio', { name }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await choose(/^User/)
  expect(header('User').getAttribute('aria-sort')).toBe('ascending')
  await choose(/^User/)
  expect(header('User').getAttribute('aria-sort')).toBe('descending')
  await choose(/^Role/)
  expect(header('Role').getAttribute('aria-sort')).toBe('ascending')
})

test('selects a row, says how many, and frees it again', async () => {
  const onSelectionChange = vi.fn<(ids: ReadonlySet<string>) => void>()
  const { user } = await render(<PeopleTable onSelectionChange={onSelectionChange} />)
  expect(bar()).toBeNull()
  await user.click(box('Select Maya Laurent'))
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['1']))
  await waitFor(() => expect(bar()?.textContent).toContain('1 selected'))
  expect(screen.getAllByText('1 selected').some((node) => node.getAttribute('aria-live') === 'polite')).toBe(
    true,
  )
  await user.click(box('Select Maya Laurent'))
  expect(bar()).toBeNull()
})

test('what cannot be done with the selection stays in sight, takes focus and says why', async () => {
  const onPress = vi.fn<() => void>()
  const removal = { id: 'delete', label: 'Delete', icon: IconTrash, onPress }
  const { user } = await render(
    <PeopleTable bulkActions={[{ ...removal, isDisabled: true, description: 'Only admins delete.' }]} />,
  )
  await user.click(box('Select Maya Laurent'))
  const [button] = await screen.findAllByRole('button', { name: 'Delete' })
  expect(button!.getAttribute('aria-disabled')).toBe('true')
  // Focus by pointer shows no tooltip.
  await user.tab()
  act(() => button!.focus())
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain('Only admins delete.'))
  await user.keyboard('{Enter}')
  await user.click(button!)
  expect(onPress).not.toHaveBeenCalled()
})

test('selects a range with Shift, by mouse and by keyboard', async () => {
  const { user } = await render(<PeopleTable />)
  await import('./interaction/Interactions.tsx')
  await user.click(box('Select Omar Weber'))
  await user.keyboard('{Shift>}')
  await user.click(box('Select Lina Qureshi'))
  await user.keyboard('{/Shift}')
  expect(selected()).toBe(4)
  await user.click(box('Select Sana Haddad'))
  box('Select Amara Laurent').focus()
  await user.keyboard('{Shift>} {/Shift}')
  expect(selected()).toBe(7)
})

test('selects and frees all rows of the page, and keeps those of other pages', async () => {
  const onBulk = vi.fn<(id: string, ids: string[]) => void>()
  const { user } = await render(<PeopleTable onBulk={onBulk} />)
  const all = () => box('Select all rows on this page')
  await user.click(box('Select Maya Laurent'))
  expect(all().indeterminate).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(all().indeterminate).toBe(false)
  await user.click(all())
  expect(all().checked).toBe(true)
  expect(bar()?.textContent).toContain('11 selected')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onBulk).toHaveBeenCalledExactlyOnceWith('delete', expect.arrayContaining(['1', '11', '20']))
  expect(onBulk.mock.calls[0]?.[1]).toHaveLength(11)
  await user.click(all())
  expect(bar()?.textContent).toContain('1 selected')
})

test('gives the selection up by Escape and by its button, and keeps the focus in the table', async () => {
  const { user } = await render(<PeopleTable />)
  await user.click(box('Select Maya Laurent'))
  await user.keyboard('{Escape}')
  expect(selected()).toBe(0)
  await user.click(box('Select Maya Laurent'))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(bar()).toBeNull()
  await waitFor(() => expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true))
})

test('opens the menu of a row, which is built only then, and acts on that row', async () => {
  const onRowAction = vi.fn<(id: string, row: { id: number }) => void>()
  const { user } = await render(<PeopleTable onRowAction={onRowAction} />)
  expect(screen.queryByRole('menu')).toBeNull()
  const more = screen.getByRole('button', { name: 'More actions for Omar Weber' })
  await user.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith('edit', expect.objectContaining({ id: 2 }))
  await waitFor(() => expect(document.activeElement).toBe(more))
  await user.click(screen.getByRole('button', { name: 'More actions for Iris Marchetti' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(onRowAction).toHaveBeenLastCalledWith('delete', expect.objectContaining({ id: 3 }))
})

test('does not take an Escape that closes a menu for one that gives the selection up', async () => {
  const { user } = await render(<PeopleTable />)
  await user.click(box('Select Maya Laurent'))
  await user.click(screen.getByRole('button', { name: 'More actions for Omar Weber' }))
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(selected()).toBe(1)
})

test('sets the height of the rows', async () => {
  const { user } = await render(<PeopleTable />)
  await user.click(screen.getByRole('button', { name: 'Row height' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Compact' }))
  expect(screen.getByRole('grid').closest('[data-density]')?.getAttribute('data-density')).toBe('compact')
})

test('goes through pages, changes their size and announces where one is', async () => {
  const { user } = await render(<PeopleTable />)
  const announced = () =>
    screen.getAllByText(/of 50/).find((node) => node.getAttribute('aria-live'))?.textContent
  expect(announced()).toBe('1–10 of 50')
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(announced()).toBe('21–30 of 50')
  expect(screen.getByRole('rowheader', { name: /Noor/ }).closest('tr')?.getAttribute('aria-rowindex')).toBe(
    '31',
  )
  await user.click(screen.getByRole('button', { name: /Rows per page/ }))
  await user.click(await screen.findByRole('option', { name: '25' }))
  expect(screen.getAllByRole('rowheader')).toHaveLength(25)
  expect(announced()).toBe('1–25 of 50')
})

test('shows the shape of rows on the first load, and its toolbar and headers already', async () => {
  await render(<PeopleTable state="loading" rows={undefined} total={undefined} />)
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('rowheader')).toBeNull()
  expect(header('Status')).toBeTruthy()
  expect(screen.getByRole('searchbox')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('keeps the old rows while new ones are on their way', async () => {
  await render(<PeopleTable state="refreshing" />)
  expect(screen.getByRole('progressbar', { name: 'Updating…' })).toBeTruthy()
  expect(screen.getAllByRole('rowheader')).toHaveLength(10)
})

test('keeps the room of rows that were taken out, for those that come up from the next page', async () => {
  const rows = peopleOf('en').slice(0, 8)
  const { unmount } = await render(<PeopleTable rows={rows} total={49} />)
  const lines = () => screen.getByRole('grid').querySelectorAll('tbody tr')
  expect(lines()).toHaveLength(10)
  expect(screen.getAllByRole('rowheader')).toHaveLength(8)
  unmount()
  await render(<PeopleTable rows={rows} total={8} />)
  expect(lines()).toHaveLength(8)
})

test('tells nothing yet from nothing found', async () => {
  const { unmount } = await render(<PeopleTable rows={[]} total={0} />)
  expect(screen.getByRole('heading', { name: 'No users yet' })).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
  unmount()
  const { user } = await render(<PeopleTable />)
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByRole('heading', { name: 'No user matches' })).toBeTruthy()
  expect(screen.getByRole('grid')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
  expect(firstName()).toBe('Maya Laurent')
})

test('says that loading failed, keeps the toolbar and tries again', async () => {
  const onRetry = vi.fn<() => void>()
  const { user } = await render(
    <PeopleTable state="failed" rows={undefined} total={undefined} onRetry={onRetry} />,
  )
  expect(within(await screen.findByRole('alert')).getByText('Users could not be loaded')).toBeTruthy()
  expect(screen.getByRole('searchbox')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('speaks Arabic', async () => {
  const { user } = await render(<PeopleTable language="ar" pageSize={5} />, { language: 'ar' })
  await user.click(box('تحديد كل صفوف الصفحة'))
  expect(screen.getByRole('region', { name: 'إجراءات على المحدَّد' }).textContent).toContain('5 عناصر محدَّدة')
  expect(screen.getAllByText('1–5 من 50').length).toBeGreaterThan(0)
  expect(header('الحالة')).toBeTruthy()
})

test('renders a row anew only when that row changes', async () => {
  const shown = vi.fn<(id: number) => void>()
  const columns = columnsOf(wordsOf.en).map((column) => ({
    ...column,
    cell: (row: Parameters<typeof column.cell>[0]) => {
      if (column.id === 'plan') shown(row.id)
      return column.cell(row)
    },
  }))
  const { user } = await render(<PeopleTable columns={columns} pageSize={50} />)
  shown.mockClear()
  await user.click(box('Select Maya Laurent'))
  await user.click(screen.getByRole('button', { name: 'More actions for Omar Weber' }))
  await screen.findByRole('menu')
  expect(shown).not.toHaveBeenCalled()
})
