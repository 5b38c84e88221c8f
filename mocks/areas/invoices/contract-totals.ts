import { sum } from '../../contract/lists.ts'

/** A line as far as it is counted; `cost` is that of one. */
interface Line {
  readonly cost: number
  readonly quantity: number
  /** Whether the taxes are on it. @default true */
  readonly isTaxed?: boolean | undefined
}

/** What is taken off: per cent of the subtotal, or an amount. */
interface Discount {
  readonly kind: 'percent' | 'amount'
  readonly value: number
}

interface Tax {
  readonly percent: number
}

interface Parts {
  readonly lines: readonly Line[]
  readonly discount: Discount
  readonly taxes: readonly Tax[]
}

/** What the parts of an invoice come to, all of it to the cent. */
export interface InvoiceTotals {
  readonly lineTotals: number[]
  readonly subtotal: number
  /** Never more than the subtotal. */
  readonly discountAmount: number
  /** One for each tax, on what is left of the taxed lines after their share of the discount. */
  readonly taxAmounts: number[]
  readonly total: number
}

const PRECISION = 15

/** Whole cents, halves up. Cutting the last binary digits first keeps 100.49999999999999 from losing a half. */
const round = (cents: number) => Math.round(Number(cents.toPrecision(PRECISION)))

const toCents = (amount: number) => round(amount * 100)

const share = (cents: number, percent: number) => round((cents * percent) / 100)

/** What an invoice comes to: its lines, less the discount, plus the taxes. */
export const totalInvoice = ({ lines, discount, taxes }: Parts): InvoiceTotals => {
  const lineCents = lines.map(({ cost, quantity }) => toCents(cost * quantity))
  const subtotal = sum(lineCents)
  const wanted = discount.kind === 'percent' ? share(subtotal, discount.value) : toCents(discount.value)
  const discountAmount = Math.min(wanted, subtotal)
  const taxable = sum(lineCents.filter((_, index) => lines[index]!.isTaxed !== false))
  const taxed =
    taxable - (taxable === subtotal ? discountAmount : round((discountAmount * taxable) / subtotal))
  const taxCents = taxes.map(({ percent }) => share(taxed, percent))
  return {
    lineTotals: lineCents.map((cents) => cents / 100),
    subtotal: subtotal / 100,
    discountAmount: discountAmount / 100,
    taxAmounts: taxCents.map((cents) => cents / 100),
    total: (subtotal - discountAmount + sum(taxCents)) / 100,
  }
}

/** Adds amounts up, to the cent. */
export const sumMoney = (amounts: readonly number[]) => sum(amounts.map(toCents)) / 100

/** What is still to be paid of a total; negative if more was paid. */
export const balanceOf = (total: number, payments: readonly { readonly amount: number }[]) =>
  sumMoney([total, ...payments.map(({ amount }) => -amount)])
