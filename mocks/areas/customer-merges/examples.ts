import type { Example } from '../../contract/example.ts'

const PRUDENCE = { id: 250713 }
const merge = { params: PRUDENCE, body: { other: 251671, takes: ['contact'] } }

export const examples: Readonly<Record<string, Example>> = {
  mergeCustomers: merge,
  unmergeCustomers: { after: [['mergeCustomers', merge]], params: { ...PRUDENCE, merge: 1 } },
}
