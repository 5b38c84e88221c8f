import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconTrash } from '../../icons/icons.ts'
import { LampsTable, type LampsTableProps } from './example/LampsTable.tsx'
import { PeopleTable, type PeopleTableProps } from './example/PeopleTable.tsx'

beforeAll(() =>
  Promise.all([
    import('./interaction/Interactions.tsx'),
    import('./interaction/EditCell.tsx'),
    import('../../components/Menu/MenuPopup.tsx'),
    import('../../components/Tooltip/TooltipPopup.tsx'),
  ]),
)

const focused = () =>
  document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent
const tabStops = () => screen.getByRole('grid').querySelectorAll('[tabindex="0"]')
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked && box.closest('tbody'))

type User = Awaited<ReturnType<typeof render>>['user']

/** Tab until the focus is in the table and the keys walk it, then to its first record. */
async function enter(user: User) {
  const table = screen.getByRole('grid')
  for (let stops = 0; !table.contains(document.activeElement); stops++) {
    expect(stops).toBeLessThan(20)
    await user.tab()
  }
  await waitFor(() => expect(tabStops()).toHaveLength(1))
  await user.keyboard('{Control>}{Home}{/Control}')
}
async function people(props: PeopleTableProps = {}) {
  const view = await render(<PeopleTable {...props} />, { language: props.language })
  await enter(view.user)
  return view
}
async function lamps(props: LampsTableProps = {}) {
  const view = await render(<LampsTable {...props} />, { language: props.language })
  await enter(view.user)
  return view
}

test('is one stop for Tab, and comes back to where one was', async () => {
  const { user } = await people()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('Iris Marchetti')
  await user.tab()
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false)
  await user.tab({ shift: true })
  expect(focused()).toBe('Iris Marchetti')
})

test.each([
  [
    'en',
    '{ArrowRight}',
    '{ArrowLeft}',
    'Maya Laurent',
    'Select Maya Laurent',
    'More actions for Maya Laurent',
  ],
  ['ar', '{ArrowLeft}', '{ArrowRight}', 'مايا اللبان', 'تحديد مايا اللبان', 'إجراءات أخرى: مايا اللبان'],
] as const)('is walked cell by cell in %s', async (language, forward, back, name, box, menu) => {
  const { user } = await people({ language, pageSize: 3 })
  expect(focused()).toBe(box)
  await user.keyboard(forward)
  expect(document.activeElement).toBe(screen.getByRole('link', { name }))
  await user.keyboard(back)
  expect(focused()).toBe(box)
  await user.keyboard('{End}')
  expect(focused()).toBe(menu)
  await user.keyboard(back)
  expect(document.activeElement?.textContent).toBe(language === 'ar' ? 'نشط' : 'Active')
  await user.keyboard('{Home}')
  expect(focused()).toBe(box)
})

test('goes up into the header, down through the rows, and no further', async () => {
  const { user } = await people({ pageSize: 3 })
  await user.keyboard('{ArrowRight}{ArrowUp}')
  expect(document.activeElement).toBe(
    within(screen.getByRole('columnheader', { name: 'User' })).getByRole('button'),
  )
  await user.keyboard('{Enter}')
  expect(screen.getByRole('columnheader', { name: 'User' }).ariaSort).toBe('ascending')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe(screen.getAllByRole('rowheader').at(-1)!.querySelector('a')!.textContent)
  await user.keyboard('{Control>}{ArrowUp}{/Control}')
  expect(focused()).toBe(screen.getAllByRole('rowheader')[0]!.querySelector('a')!.textContent)
  await user.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toMatch(/^More actions for/)
})

test('goes a page of rows up and down', async () => {
  const { user } = await people({ pageSize: 25 })
  await user.keyboard('{PageDown}')
  const rows = screen.getAllByRole('rowheader').map((cell) => cell.closest('tr'))
  expect(rows.indexOf(document.activeElement!.closest('tr'))).toBe(10)
  await user.keyboard('{PageDown}{PageDown}')
  expect(rows.indexOf(document.activeElement!.closest('tr'))).toBe(24)
  await user.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}')
  expect(rows.indexOf(document.activeElement!.closest('tr'))).toBe(0)
})

test('opens the menu of a row by Enter, or by Alt and an arrow, and walks past it by arrows alone', async () => {
  const onRowAction = vi.fn<(id: string, row: { id: number }) => void>()
  const { user } = await people({ pageSize: 3, onRowAction })
  await user.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('More actions for Omar Weber')
  expect(screen.queryByRole('menu')).toBeNull()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  await user.keyboard('{Enter}')
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith('delete', expect.objectContaining({ id: 2 }))
  await waitFor(() => expect(focused()).toBe('More actions for Omar Weber'))
})

test('jumps to the row whose name begins with what is typed', async () => {
  const { user } = await people()
  await user.keyboard('t')
  expect(document.activeElement!.closest('tr')!.textContent).toContain('Teo')
  await user.keyboard('{Control>}{Home}{/Control}')
  await new Promise((resolve) => setTimeout(resolve, 900))
  await user.keyboard('am')
  expect(document.activeElement!.closest('tr')!.textContent).toContain('Amara')
})

test('selects by Space on the box, by Shift and Space anywhere, a range by Shift and arrows, and all', async () => {
  const { user } = await people()
  await user.keyboard(' ')
  expect(chosen()).toHaveLength(1)
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(chosen()).toHaveLength(2)
  await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(chosen()).toHaveLength(5)
  // Back again gives those free that the range had taken, and no others.
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(chosen()).toHaveLength(4)
  expect(screen.getAllByText('4 selected').length).toBeGreaterThan(0)
  await user.keyboard('{Control>}a{/Control}')
  expect(chosen()).toHaveLength(10)
})

test('a range that was left by plain arrows does not go on: another begins', async () => {
  const { user } = await people()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(chosen()).toHaveLength(3)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(chosen()).toHaveLength(5)
})

test('selects a range by Shift across rows that were sorted meanwhile', async () => {
  const { user } = await people({ pageSize: 5 })
  await user.click(within(screen.getByRole('columnheader', { name: 'User' })).getByRole('button'))
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.closest('tbody'))
  await user.click(boxes()[0]!)
  await user.keyboard('{Shift>}')
  await user.click(boxes()[3]!)
  await user.keyboard('{/Shift}')
  expect(boxes().map((box) => box.checked)).toEqual([true, true, true, true, false])
})

test('stays in the place of a row that goes', async () => {
  const { user } = await people({ pageSize: 3 })
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('Omar Weber')
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(tabStops()).toHaveLength(1)
  expect(tabStops()[0]!.closest('tr')!.ariaRowIndex).toBe('6')
})

test('gives the focus to the row in its place where a browser takes it from the row that goes', async () => {
  const { user } = await people({ pageSize: 3 })
  await user.keyboard('{ArrowRight}{ArrowDown}')
  const row = document.activeElement!.closest('tr')!
  act(() => (document.activeElement as HTMLElement).blur())
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(row.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement!.closest('tr')?.ariaRowIndex).toBe('6'))
})

test('asks for more of a row by Space', async () => {
  const { user } = await lamps()
  await user.keyboard('{ArrowRight}{ArrowDown} ')
  expect(screen.getByText('More of Birch stool')).toBeTruthy()
})

test.each(['{Shift>}{ArrowRight}{/Shift}', '{Shift>}{ArrowLeft}{/Shift}', '{F2}'])(
  'changes the width of a column from its name by %s',
  async (keys) => {
    const { user } = await lamps()
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('SKU')
    expect(screen.getByRole('grid').style.cssText).not.toContain(' 4rem ')
    await user.keyboard(keys)
    // The least width there is: nothing is laid out here.
    await waitFor(() => expect(screen.getByRole('grid').style.cssText).toContain(' 4rem '))
    expect(focused()).toBe('SKU')
  },
)

test('does something with a row at once, while the focus or a mouse is on it', async () => {
  const onRowAction = vi.fn<(id: string, row: { id: number }) => void>()
  const { user } = await lamps({ onRowAction })
  const row = () => screen.getByRole('link', { name: 'Cloud chair' }).closest('tr')!
  expect(within(row()).queryByRole('button', { name: 'Duplicate' })).toBeNull()
  await user.hover(row())
  await user.click(within(row()).getByRole('button', { name: 'Duplicate' }))
  expect(onRowAction).toHaveBeenLastCalledWith('duplicate', expect.objectContaining({ id: 3 }))
  await user.unhover(row())
  await user.keyboard('{ArrowDown}{End}{ArrowLeft}{Enter}')
  expect(onRowAction).toHaveBeenLastCalledWith('delete', expect.objectContaining({ id: 4 }))
  expect(screen.getAllByRole('button', { name: 'Duplicate' })).toHaveLength(1)
})

test('what cannot be done with a row at once is reached by the arrow keys, and says why', async () => {
  const onRowAction = vi.fn<(id: string) => void>()
  const refused = {
    id: 'delete',
    label: 'Delete',
    icon: IconTrash,
    isDisabled: true,
    description: 'It is sold.',
  }
  const { user } = await lamps({ onRowAction, quickActions: () => [refused] })
  await user.keyboard('{ArrowDown}{End}{ArrowLeft}')
  expect(focused()).toBe('Delete')
  expect((await screen.findByRole('tooltip')).textContent).toContain('It is sold.')
  await user.keyboard('{Enter}')
  expect(onRowAction).not.toHaveBeenCalled()
})

const clipboard = () => navigator.clipboard.readText()

test('copies a cell, and the selected rows with tabs between their cells', async () => {
  const { user } = await lamps()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Control>}c{/Control}')
  expect(await clipboard()).toBe('149')
  expect(await screen.findAllByText('Copied')).toHaveLength(2)
  await user.keyboard('{Shift>} {/Shift}{ArrowDown}{Shift>} {/Shift}{Control>}c{/Control}')
  await waitFor(async () =>
    expect(await clipboard()).toBe(
      'Aero lamp\tLMP-4100\t149\t12\ttrue\tPublished\nBirch stool\tLMP-4137\t89.5\t0\tfalse\tPlanned',
    ),
  )
  expect(await screen.findAllByText('2 rows copied')).toHaveLength(2)
})

test('says that nothing was copied where there is no clipboard, as on plain http', async () => {
  const { user } = await lamps()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await user.keyboard('{ArrowRight}{Control>}c{/Control}')
  expect((await screen.findAllByText('Copying did not work')).length).toBeGreaterThan(0)
  vi.restoreAllMocks()
})

beforeEach(() => getSelection()?.removeAllRanges())
