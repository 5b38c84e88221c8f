export const ORDER_STATUSES = ['paid', 'open', 'late'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** An order that the demos show. */
export interface Order {
  number: string
  customer: string
  country: string
  /** A day, as yyyy-mm-dd. */
  placed: string
  items: number
  amount: number
  status: OrderStatus
  /** How much of it has been sent, from 0 to 1. */
  sent: number
  rating: number
}

type Line = readonly [string, string, string, number, number, OrderStatus, number, number]

const lines: readonly Line[] = [
  ['Ines Carvalho', 'Portugal', '2026-11-18', 3, 214.5, 'paid', 1, 5],
  ['Tomasz Wilk', 'Poland', '2026-11-18', 1, 39, 'open', 0, 4],
  ['ليلى الحداد', 'Morocco', '2026-11-17', 8, 1260.8, 'paid', 0.75, 5],
  ['Aoife Brennan', 'Ireland', '2026-11-16', 2, 88.2, 'late', 0, 2],
  ['Noé Lambert', 'France', '2026-11-15', 5, 402, 'open', 0.4, 4],
  ['Mina Sato', 'Japan', '2026-11-14', 12, 2310.4, 'paid', 1, 5],
  ['Ruben Castellanos-Echeverría', 'Spain', '2026-11-12', 1, 18.9, 'late', 1, 1],
  ['Signe Holm', 'Denmark', '2026-11-11', 4, 356, 'paid', 1, 3],
  ['Kwame Boateng', 'Ghana', '2026-11-09', 6, 640.25, 'open', 0.5, 4],
  ['Greta Vogel', 'Germany', '2026-11-08', 2, 129, 'late', 1, 3],
]

export const orders: readonly Order[] = lines.map(
  ([customer, country, placed, items, amount, status, sent, rating], index) => ({
    number: `#${4210 - index}`,
    customer,
    country,
    placed,
    items,
    amount,
    status,
    sent,
    rating,
  }),
)

const day = 24 * 60 * 60 * 1000

/** Very many of them, one after the other back in time; the same ones every time. */
export const manyOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const order = orders[(index * 7) % orders.length]!
    const placed = new Date(Date.parse('2026-11-18') - Math.floor(index / 4) * day)
    return {
      ...order,
      number: `#${90_000 - index}`,
      placed: placed.toISOString().slice(0, 10),
      items: 1 + ((index * 13) % 12),
      amount: ((index * 7919 + 21_450) % 250_000) / 100,
    }
  })
