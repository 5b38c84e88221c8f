import type { StoredCustomer } from '../customers/seed.ts'
import type { InvoicePaymentMethod } from '../invoices/contract.ts'
import { insertInvoice } from '../invoices/insert.ts'
import { clientOf } from '../invoices/seed-clients.ts'
import type { CheckoutPayment } from '../listings/contract.ts'
import type { StoredOrder } from '../orders/seed.ts'
import { dateInDays } from '../../seed/days.ts'
import type { Quote } from './contract.ts'

/** How what was paid at once was paid, as invoices name it. */
const paidBy: Readonly<Partial<Record<CheckoutPayment, InvoicePaymentMethod>>> = {
  card: 'creditCard',
  giftCard: 'giftCard',
}

const lineOf = (item: string, cost: number, quantity = 1, description = '') => ({
  item,
  description,
  cost,
  quantity,
  unit: 'piece' as const,
  isTaxed: true,
})

/**
 * Writes the invoice of an order to what the order comes to. Tax is a line of its own, since it is not on every product;
 * what is paid on delivery is due on the day it arrives.
 */
export function writeInvoice(
  { order, number, spent, date }: StoredOrder,
  buyer: StoredCustomer,
  { quote, payment, arrivesOn }: { quote: Quote; payment: CheckoutPayment; arrivesOn: string },
) {
  const { lines, offer, delivery, tax } = quote
  const method = paidBy[payment]
  const note = `Order ${number}`
  return insertInvoice({
    order,
    clientId: buyer.customerId,
    client: clientOf(buyer),
    avatar: buyer.avatar,
    stage: 'Sent',
    issuedDate: dateInDays(0),
    dueDate: method ? dateInDays(0) : arrivesOn,
    lines: [
      ...lines.map(({ name, options, price, quantity }) => lineOf(name, price, quantity, options.join(', '))),
      ...(delivery > 0 ? [lineOf('Delivery', delivery)] : []),
      ...(tax > 0 ? [lineOf('Tax', tax)] : []),
    ],
    discount: { kind: 'amount', value: offer && !offer.problem ? offer.amount : 0 },
    taxes: [],
    payments: method && spent > 0 ? [{ id: 1, amount: spent, date, method, note }] : [],
    salesperson: '',
    salespersonId: null,
    note,
    terms: '',
    acceptedMethod: payment === 'cashOnDelivery' ? 'cashOnDelivery' : 'card',
    showTerms: false,
    showNotes: true,
    showStub: false,
  })
}
