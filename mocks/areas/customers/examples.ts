import type { Example } from '../../contract/example.ts'

const PRUDENCE = { id: 250713 }

export const examples: Readonly<Record<string, Example>> = {
  listCustomers: {
    query: { q: 'an', sortBy: 'totalSpent', orderBy: 'desc', page: 1, itemsPerPage: 10 },
  },
  listCustomerTags: {},
  getCustomer: { params: PRUDENCE },
  createCustomer: {
    body: {
      customer: 'Rosalind Petheridge',
      email: 'rosalind.p@example.com',
      contact: '+44 7700 900161',
      countryCode: 'GB',
      status: 'Active',
      address: {
        line1: '3 Lantern Row',
        line2: 'Flat 2',
        town: 'Saltwick',
        state: 'Kent',
        postCode: 'ZZ1 2AB',
      },
      isBillingAddress: true,
    },
  },
  updateCustomer: {
    params: PRUDENCE,
    body: {
      email: 'prudence.oystercatcher@example.com',
      contact: '+1 (206) 555-0177',
      tags: ['wholesale', 'oysters'],
    },
  },
  deleteCustomer: { params: PRUDENCE },
  deleteCustomers: { body: { ids: [PRUDENCE.id] } },
  restoreCustomers: { after: [['deleteCustomer', { params: PRUDENCE }]], body: { ids: [PRUDENCE.id] } },
}
