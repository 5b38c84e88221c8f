import type { OrderStatus } from '../orders/contract.ts'
import { type Correspondent, file, type Letter } from './seed-letter.ts'
import { seedOrders, type StoredOrder } from '../orders/seed.ts'

const buyerOf = ({ customer, email, avatar }: StoredOrder): Correspondent => ({
  name: customer,
  address: email,
  avatar,
})

/** Letters about orders, from the customers who placed them. */
export const lettersFromCustomers = (): Letter[] => {
  const orders = seedOrders()
  const lastWith = (status: OrderStatus) => orders.findLast((order) => order.status === status)!
  const [waiting, onTheWay, arrived] = (['Dispatched', 'Out for Delivery', 'Delivered'] as const).map(
    lastWith,
  )
  return [
    {
      from: buyerOf(waiting!),
      subject: `Order ${waiting!.number}: a new address`,
      at: 95,
      labels: ['important'],
      marks: ['unread'],
      message: `<p>Good morning,</p>
<p>I moved on Saturday, faster than planned. Could the parcel of order ${waiting!.number} go to my neighbour instead? She is at home all day and knows about it.</p>
<p>Thank you, and sorry for the trouble.</p>`,
    },
    {
      from: buyerOf(onTheWay!),
      subject: `Order ${onTheWay!.number}: is it still on its way?`,
      at: 260,
      marks: ['unread'],
      message: `<p>The tracking page has said “with the driver” since yesterday. It is no hurry at all, I only wonder if the driver is well.</p>`,
    },
    {
      from: buyerOf(arrived!),
      subject: `Order ${arrived!.number} has arrived`,
      at: [2, '18:20'],
      marks: ['starred'],
      message: `<p>Everything arrived whole, and the little card inside made my mother laugh. Please thank whoever writes them.</p>`,
      attachments: [file('image', 'on-the-table.jpg', '2.6mb')],
      replies: [
        {
          from: 'me',
          to: [buyerOf(arrived!)],
          at: [1, '08:45'],
          message: '<p>It was Tobiah. He has read your letter out to the whole room. Thank you!</p>',
        },
      ],
    },
  ]
}
