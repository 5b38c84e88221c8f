import { type OrderNumbering, writeOrderNumber } from '@data1522/mocks/contract/order-number'

const SHOWN = 3

/** How the next orders will be numbered by some rules, from the next one on. */
export const nextOrderNumbers = (rules: OrderNumbering, next: number): string[] =>
  Array.from({ length: SHOWN }, (_, index) => writeOrderNumber(rules, next + index))
