import type { Example } from '../../contract/example.ts'

const PREPARED = { order: 5389 }
const DELIVERED = { order: 5219 }

export const examples: Readonly<Record<string, Example>> = {
  sendOrders: { body: { ids: [92] } },
  unsendOrders: { body: { parcels: [{ order: 5389, id: 1 }] } },
  getOrder: { params: DELIVERED },
  updateOrder: {
    params: PREPARED,
    body: {
      status: 'Dispatched',
      contact: '+1 (206) 555-0177',
      shippingAddress: {
        line1: '2 Heron Landing',
        town: 'Little Fathom',
        state: 'Maine',
        postCode: '04988',
        country: 'United States',
      },
    },
  },
  refundOrder: {
    params: DELIVERED,
    body: { amount: 79.9, reason: 'The kettle arrived with a dent' },
  },
  sendOrder: { params: PREPARED, body: { carrier: 'Harbour Post', tracking: 'HP-4471-0092' } },
  unsendOrder: {
    after: [['sendOrder', { params: PREPARED, body: { carrier: 'Harbour Post', tracking: 'HP-4471-0092' } }]],
    params: { ...PREPARED, id: 1 },
  },
  addOrderNote: {
    params: PREPARED,
    body: { text: 'She asked for the loafers in a box of their own, they are a present.' },
  },
}
