import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getCustomerLifetime: { params: { id: 251671 } },
  getCustomerHistory: { params: { id: 251671 }, query: { page: 1, itemsPerPage: 5 } },
}
