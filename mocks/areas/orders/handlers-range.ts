import type { Order, OrderQuery } from './contract.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A number as a query writes it, or the fallback where there is none. */
const boundOf = (written: string | undefined, fallback: number) => {
  const number = written?.trim() ? Number(written) : Number.NaN
  return Number.isNaN(number) ? fallback : number
}

/** A test for orders of some days and amounts, bounds included; a bound that cannot be read does not count. */
export const createRange = ({ from = '', to = '', min, max }: OrderQuery) => {
  const [first, last] = [isDay(from) ? from : '', isDay(to) ? to : '9999']
  const [least, most] = [boundOf(min, -Infinity), boundOf(max, Infinity)]
  return ({ date, spent }: Pick<Order, 'date' | 'spent'>) =>
    date >= first && date <= last && spent >= least && spent <= most
}
