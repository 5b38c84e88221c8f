import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SimpleTable, type SimpleTableColumn, type SimpleTableSort } from './SimpleTable.tsx'

interface Shop {
  name: string
  orders: number
}
const shops: Shop[] = [
  { name: 'Northern Light', orders: 12 },
  { name: 'Atelier', orders: 3 },
]
const columns: SimpleTableColumn<Shop>[] = [
  { id: 'name', header: 'Shop', cell: (shop) => shop.name },
  { id: 'orders', header: 'Orders', cell: (shop) => shop.orders, isNumeric: true },
]
const table = (more: object = {}) => (
  <SimpleTable caption="Shops" columns={columns} rows={shops} rowId={(shop) => shop.name} {...more} />
)

test('is a table in a region, both named by the caption', async () => {
  await render(table())
  const region = screen.getByRole('region', { name: 'Shops' })
  expect(within(region).getByRole('table', { name: 'Shops' })).toBeTruthy()
})

test('keeps its name when the caption is for screen readers alone', async () => {
  await render(table({ isCaptionHidden: true }))
  expect(screen.getByRole('table', { name: 'Shops' })).toBeTruthy()
})

test('names columns and rows', async () => {
  await render(table())
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Shop', 'Orders'])
  const row = screen.getByRole('rowheader', { name: 'Atelier' }).closest('tr')!
  expect(within(row).getByRole('cell').textContent).toBe('3')
})

test('shows totals where a column has one', async () => {
  const withTotal = columns.map((column) => ({ ...column, footer: column.id === 'name' ? 'Total' : '15' }))
  await render(table({ columns: withTotal }))
  const row = screen.getByRole('rowheader', { name: 'Total' }).closest('tr')!
  expect(within(row).getByRole('cell').textContent).toBe('15')
})

test('asks for the sort that its headings offer: words from the first, figures from the largest', async () => {
  const sortable = columns.map((column) => ({ ...column, isSortable: true }))
  const onSortChange = vi.fn<(sort: SimpleTableSort) => void>()
  const props = { columns: sortable, sort: { column: 'name', direction: 'asc' }, onSortChange }
  const { user } = await render(table(props))
  const [name, orders] = screen.getAllByRole('columnheader')
  expect([name!.getAttribute('aria-sort'), orders!.getAttribute('aria-sort')]).toEqual(['ascending', null])
  await user.click(screen.getByRole('button', { name: 'Shop' }))
  await user.click(screen.getByRole('button', { name: 'Orders' }))
  expect(onSortChange.mock.calls).toEqual([
    [{ column: 'name', direction: 'desc' }],
    [{ column: 'orders', direction: 'desc' }],
  ])
})

test('is no stop of the Tab key while all of it is seen', async () => {
  const { user } = await render(table())
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('gives a column the width that it asks for', async () => {
  await render(table({ columns: [columns[0], { ...columns[1], width: '30%' }] }))
  const [free, wide] = screen.getAllByRole('columnheader')
  expect(free?.getAttribute('style')).toBeNull()
  expect(wide?.getAttribute('style')).toMatch(/: 30%/)
})
