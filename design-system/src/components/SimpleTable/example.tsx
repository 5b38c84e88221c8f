import { Chip } from '../Chip/Chip.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import type { SimpleTableColumn } from './SimpleTable.tsx'

/** An order of the example. */
export interface Order {
  id: string
  shop: string
  status: string
  tone: Tone
  items: number
  amount: number
}

const order = (id: string, shop: string, status: string, tone: Tone, items: number, amount: number) =>
  ({ id, shop, status, tone, items, amount }) satisfies Order

export const orders: readonly Order[] = [
  order('4811', 'Northern Light', 'Paid', 'success', 12, 1284.5),
  order('4812', 'Casablanca Books', 'Pending', 'warning', 3, 96.2),
  order('4813', 'Atelier Laurent', 'Refunded', 'danger', 1, 48),
  order('4814', 'Lagos Supply', 'Paid', 'success', 28, 4920.75),
  order('4815', 'Weber & Söhne', 'Draft', 'info', 7, 612.4),
]

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })
const sum = (figure: (order: Order) => number) => orders.reduce((total, order) => total + figure(order), 0)

export const orderColumns: readonly SimpleTableColumn<Order>[] = [
  { id: 'shop', header: 'Shop', cell: ({ shop }) => shop },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, tone }) => (
      <Chip tone={tone} hasDot>
        {status}
      </Chip>
    ),
  },
  { id: 'items', header: 'Items', cell: ({ items }) => items, isNumeric: true },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => <bdi>{euro.format(amount)}</bdi>, isNumeric: true },
]

const totals: Record<string, string> = {
  shop: 'Total',
  items: String(sum(({ items }) => items)),
  amount: euro.format(sum(({ amount }) => amount)),
}
export const orderColumnsWithTotals = orderColumns.map((column) => ({
  ...column,
  footer: totals[column.id] && <bdi>{totals[column.id]}</bdi>,
}))
