import type { StoreDetails } from '../store-settings/contract.ts'

/** What the store writes around the numbers of its orders. */
export type OrderNumbering = Pick<StoreDetails, 'orderIdPrefix' | 'orderIdSuffix'>

/** The number of an order as people read it: its count between what the store writes before and after it. */
export const writeOrderNumber = ({ orderIdPrefix, orderIdSuffix }: OrderNumbering, order: number) =>
  `${orderIdPrefix.trim()}${order}${orderIdSuffix.trim()}`
