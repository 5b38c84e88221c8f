import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PeopleTable } from './example/PeopleTable.tsx'

beforeAll(() =>
  Promise.all([
    import('../../components/List/ReorderableRows.tsx'),
    import('../../components/Menu/MenuPopup.tsx'),
    import('../../components/Popover/PopoverPanel.tsx'),
    import('./ColumnsPanel.tsx'),
  ]),
)

type Language = 'en' | 'ar'
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.ariaLabel)
const columns = () =>
  headers().filter((name) => ['User', 'Role', 'Plan', 'Billing', 'Status'].includes(name!))

async function openPanel(language: Language = 'en') {
  const { user } = await render(<PeopleTable language={language} pageSize={3} />, { language })
  await user.click(screen.getByRole('button', { name: language === 'ar' ? 'الأعمدة' : 'Columns' }))
  const panel = await screen.findByRole('dialog')
  await within(panel).findByRole('grid')
  const choose = async (column: string, option: string) => {
    await user.click(within(panel).getByRole('button', { name: `Options of ${column}` }))
    await user.click(await screen.findByRole('menuitem', { name: option }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  return { user, panel, choose }
}

test('hides and shows columns, but never the one that names the row', async () => {
  const { user, panel } = await openPanel()
  const box = (name: string) =>
    within(panel).getByRole<HTMLInputElement>('checkbox', { name: `Show ${name}` })
  await user.click(box('Plan'))
  await user.click(box('Billing'))
  expect(columns()).toEqual(['User', 'Role', 'Status'])
  expect(screen.queryByText('Manual · Cash')).toBeNull()
  await user.click(box('Plan'))
  expect(columns()).toEqual(['User', 'Role', 'Plan', 'Status'])
  expect(box('User').disabled).toBe(true)
})

test('holds columns at an edge, before and after all others, and lets them go', async () => {
  const { panel, choose } = await openPanel()
  await choose('Status', 'Stays at the start')
  await choose('Role', 'Stays at the end')
  expect(columns()).toEqual(['Status', 'User', 'Plan', 'Billing', 'Role'])
  expect(within(panel).getAllByRole('img', { name: 'Stays in sight' })).toHaveLength(2)
  await choose('Status', 'Scrolls with the others')
  expect(columns()).toEqual(['User', 'Plan', 'Billing', 'Status', 'Role'])
})

test('holds a column that is hidden, where it stands once it is shown', async () => {
  const { user, panel, choose } = await openPanel()
  const box = () => within(panel).getByRole('checkbox', { name: 'Show Status' })
  await user.click(box())
  await choose('Status', 'Stays at the start')
  await user.click(box())
  expect(columns()[0]).toBe('Status')
})

test('widens a column, and gives it its usual width back', async () => {
  const { user, panel, choose } = await openPanel()
  const table = screen.getByRole('grid', { name: 'Users', hidden: true })
  const usual = table.style.cssText
  await choose('Plan', 'Wider')
  expect(table.style.cssText).toContain('4rem')
  await choose('Plan', 'Usual width')
  expect(table.style.cssText).toBe(usual)
  await user.click(within(panel).getByRole('button', { name: 'Options of Plan' }))
  const entry = await screen.findByRole('menuitem', { name: 'Usual width' })
  expect(entry.ariaDisabled).toBe('true')
})

test('where rows are cards, columns have no width that could be kept', async () => {
  const { choose } = await openPanel()
  const table = screen.getByRole('grid', { name: 'Users', hidden: true })
  const usual = table.style.cssText
  const real = getComputedStyle
  const clipped = vi.spyOn(globalThis, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const style = real(element, pseudo)
    return element.matches('thead th') ? Object.create(style, { clipPath: { value: 'inset(50%)' } }) : style
  })
  await choose('Plan', 'Wider')
  await choose('Billing', 'Fit to content')
  expect(table.style.cssText).toBe(usual)
  await choose('Status', 'Stays at the start')
  expect(columns()[0]).toBe('Status')
  expect(table.style.cssText).not.toContain('4rem')
  clipped.mockRestore()
})

test('puts columns in order by keyboard', async () => {
  const { user, panel } = await openPanel()
  const row = within(panel).getByRole('row', { name: 'Billing' })
  within(row)
    .getByRole('button', { name: /^(Drag|Move|Reorder)/ })
    .focus()
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await waitFor(() => expect(columns()).not.toEqual(['User', 'Role', 'Plan', 'Billing', 'Status']))
  expect(columns().indexOf('Billing')).toBeLessThan(3)
})

test('makes everything as it was', async () => {
  const { user, panel, choose } = await openPanel()
  const reset = within(panel).getByRole<HTMLButtonElement>('button', { name: 'Reset columns' })
  expect(reset.disabled).toBe(true)
  await choose('Status', 'Stays at the start')
  await user.click(reset)
  expect(columns()).toEqual(['User', 'Role', 'Plan', 'Billing', 'Status'])
})

test('speaks Arabic', async () => {
  const { panel } = await openPanel('ar')
  expect(within(panel).getByRole('checkbox', { name: 'إظهار الحالة' })).toBeTruthy()
  expect(within(panel).getByRole('button', { name: 'إعادة الضبط' })).toBeTruthy()
})
