import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { countOf, meanOf, sumOf } from './aggregates.ts'
import { EndlessOrders, GroupedOrders } from './example/GroupedOrders.tsx'
import { ordersOf } from './example/orders.ts'

// What loads when it is asked for is there at once.
beforeAll(async () => {
  await Promise.all([
    import('./OtherRows.tsx'),
    import('./grouping/SummaryRow.tsx'),
    import('./grouping/EndLine.tsx'),
  ])
}, 30_000)

const orders = ordersOf(8)
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })
const rowCount = () => screen.getByRole('grid').ariaRowCount

test('a row opens and closes by its button, and says what it opens', async () => {
  const { user } = await render(<GroupedOrders isExpandable />)
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

test('what scrolls inside an opened row leaves the table where it is', async () => {
  const { user } = await render(<GroupedOrders isExpandable />)
  await user.click(await screen.findByLabelText('Details of #100001', undefined, { timeout: 5000 }))
  const inside = screen.getByText(`#100001 goes to ${orders[1]!.company}.`)
  inside.scrollLeft = 40
  fireEvent.scroll(inside)
  expect([...screen.getByRole('grid').children].map(({ scrollLeft }) => scrollLeft)).not.toContain(40)
})

test.each([undefined, { height: 600 }])('groups count their rows and close: %o', async (virtual) => {
  const { user } = await render(<GroupedOrders isGrouped hasTotals virtual={virtual} />)
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

test.each([undefined, { height: 600 }])('a range goes on as groups show it: %o', async (virtual) => {
  const { user } = await render(<GroupedOrders isGrouped virtual={virtual} />)
  const groups = await screen.findAllByRole('button', { name: /: \d+ rows?$/ })
  const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const selected = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.dataset.selected)
      .map((row) => within(row).getByRole('rowheader').textContent)
  const box = (place: number) => screen.getByLabelText(`Select ${shown()[place]}`)
  expect(shown()).not.toEqual(orders.map(({ number }) => number))
  await user.click(box(1))
  await user.keyboard('{Shift>}')
  await user.click(box(5))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual(shown().slice(1, 6))

  await user.click(box(6))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await waitFor(() => expect(selected()).toEqual(shown().slice(1, 8)))
  await user.keyboard('{Escape}')
  // What a closed group hides is left out.
  await user.click(groups[1]!)
  await user.click(box(0))
  await user.keyboard('{Shift>}')
  await user.click(box(shown().length - 1))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual(shown())
  await user.click(groups[1]!)
  await waitFor(() => expect(shown()).toHaveLength(8))
  expect(selected().length).toBeLessThan(8)
})

test('the footer adds up what is shown, a cell for each column', async () => {
  await render(<GroupedOrders hasTotals />)
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

test.each([false, true])('paper takes all rows, not those in sight alone; grouped: %s', async (isGrouped) => {
  await render(<GroupedOrders count={80} isGrouped={isGrouped} virtual={{ height: 420 }} />)
  const shown = () => screen.getAllByRole('rowheader').length
  await waitFor(() => expect(shown()).toBeLessThan(40))
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(shown()).toBe(80)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(shown()).toBeLessThan(40)
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
