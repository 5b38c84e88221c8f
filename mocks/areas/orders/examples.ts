import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listOrders: {
    query: {
      status: 'Ready to Pickup',
      payment: '1',
      sortBy: 'spent',
      orderBy: 'desc',
      page: 1,
      itemsPerPage: 10,
    },
  },
  deleteOrder: { params: { id: 92 } },
  deleteOrders: { body: { ids: [92, 91] } },
  updateOrders: { body: { orders: [{ id: 92, payment: 1 }] } },
  restoreOrders: { after: [['deleteOrder', { params: { id: 92 } }]], body: { ids: [92] } },
  getOrdersSummary: {},
}
