import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { countOf, meanOf, sumOf } from './aggregates.ts'
import { EndlessOrders, ShapedOrders } from './example/ShapedOrders.tsx'
import { ordersOf } from './example/orders.ts'

// What loads when it is asked for is there at once.
beforeAll(async () => {
  await Promise.all([
    import('./OtherRows.tsx'),
    import('./shape/SummaryRow.tsx'),
    import('./shape/EndLine.tsx'),
  ])
}, 30_000)

const orders = ordersOf(8)
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const rowCount = () => screen.getByRole('table').ariaRowCount

test('a row opens and closes by its button, and says what it opens', async () => {
  const { user } = await render(<ShapedOrders isExpandable />)
  const button = await screen.findByLabelText('Details of #100001', undefined, { timeout: 5000 })
  expect(button.ariaExpanded).toBe('false')
  await user.click(button)
  const detail = screen.getByText(`#100001 goes to ${orders[1]!.company}.`).closest('tr')!
  expect(button.ariaExpanded).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(detail.id)
  expect(detail.previousElementSibling).toBe(button.closest('tr'))
  await user.click(button)
  expect(detail.isConnected).toBe(false)
})

test.each([undefined, { height: 600 }])('groups count their rows and close: %o', async (virtual) => {
  const { user } = await render(<ShapedOrders isGrouped hasTotals virtual={virtual} />)
  const paid = orders.filter(({ status }) => status === 'paid')
  const group = await screen.findByRole('button', { name: `paid: ${paid.length} rows` })
  const line = group.closest('tr')!
  expect(line.textContent).toContain(money.format(sumOf(paid, ({ amount }) => amount)))
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(shown()).toHaveLength(8)
  await user.click(group)
  expect(group.ariaExpanded).toBe('false')
  await waitFor(() => expect(shown()).toHaveLength(8 - paid.length))
  for (const { number } of paid) expect(shown()).not.toContain(number)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toHaveLength(8))
})

test('the footer adds up what is shown, a cell for each column', async () => {
  await render(<ShapedOrders hasTotals />)
  const foot = (await screen.findByText('Total')).closest('tr')!
  expect(foot.textContent).toContain(money.format(sumOf(orders, ({ amount }) => amount)))
  expect(foot.cells).toHaveLength(screen.getAllByRole('columnheader').length)
})

test('more rows come at the end, which then says that it is one', async () => {
  await render(<EndlessOrders most={80} />)
  expect(await screen.findAllByText('Loading more…')).not.toHaveLength(0)
  expect(rowCount()).toBe('41')
  scrollToEnd()
  await waitFor(() => expect(rowCount()).toBe('81'))
  expect(await screen.findAllByText('That is all: 80 rows')).not.toHaveLength(0)
})

test('what could not be loaded is asked for again', async () => {
  const { user } = await render(<EndlessOrders most={80} fails />)
  await screen.findAllByText('Loading more…')
  scrollToEnd()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(rowCount()).toBe('81'))
})

function scrollToEnd() {
  const scroller = screen.getByRole('group', { name: 'Orders' })
  scroller.scrollTop = 40 * 56
  scroller.dispatchEvent(new Event('scroll'))
}

test('aggregates leave out rows without a number', () => {
  const rows = [{ price: 4 }, { price: null }, { price: 0 }, {}]
  const price = (row: { price?: number | null }) => row.price
  expect(sumOf(rows, price)).toBe(4)
  expect(meanOf(rows, price)).toBe(2)
  expect(meanOf([], price)).toBeUndefined()
  expect(countOf(rows, (row) => price(row) === 0)).toBe(1)
})
