import type { Customer, CustomerQuery } from './contract.ts'

/** Tells whether what a customer ordered and spent lies within the bounds of a query, which belong to it. */
export const createBounds =
  ({
    ordersFrom = -Infinity,
    ordersTo = Infinity,
    spentFrom = -Infinity,
    spentTo = Infinity,
  }: CustomerQuery) =>
  ({ order, totalSpent }: Customer) =>
    order >= ordersFrom && order <= ordersTo && totalSpent >= spentFrom && totalSpent <= spentTo
