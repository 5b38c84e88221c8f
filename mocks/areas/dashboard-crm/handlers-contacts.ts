import { customers } from '../customers/collection.ts'
import { invoices } from '../invoices/collection.ts'
import { orders } from '../orders/collection.ts'
import type { CrmContact } from './contract.ts'
import { deliveryStateOf } from '../orders/contract.ts'
import { toInvoice } from '../invoices/sheet.ts'
import { dateInDays } from '../../seed/days.ts'

const CONTACTS = 5

interface Contact {
  readonly customerId: number
  /** A date in the store, with its time where that is known. */
  readonly time: string
  readonly what: Pick<CrmContact, 'kind' | 'date' | 'reference' | 'number' | 'status' | 'amount'>
}

const ordersPlaced = (): Contact[] =>
  orders.all().map((order) => ({
    customerId: order.customerId,
    time: order.date + order.time,
    what: {
      kind: 'order',
      date: order.date,
      reference: order.order,
      number: order.number,
      status: deliveryStateOf(order),
      amount: order.spent,
    },
  }))

/** Of each invoice that has gone out: that it did, and what was paid on it. */
const invoicesSent = (): Contact[] =>
  invoices
    .all()
    .filter(({ stage }) => stage !== 'Draft')
    .flatMap((stored) => {
      const { id: reference, number, issuedDate, invoiceStatus: status, total } = toInvoice(stored)
      const shared = { reference, number, status }
      const sent = { kind: 'invoice', date: issuedDate, amount: total, ...shared } as const
      const paid = stored.payments.map(
        ({ date, amount }) => ({ kind: 'payment', date, amount, ...shared }) as const,
      )
      return [sent, ...paid].map((what) => ({ customerId: stored.clientId, time: what.date, what }))
    })

/** The customers with whom something was last, the newest first, each once. */
export const recentContacts = (): CrmContact[] => {
  const today = dateInDays(0)
  const newest = [...ordersPlaced(), ...invoicesSent()]
    .filter(({ what: { date } }) => date <= today)
    .toSorted((one, other) => other.time.localeCompare(one.time))
  const last = new Map(newest.toReversed().map((contact) => [contact.customerId, contact]))
  return customers
    .all()
    .flatMap(({ customerId, customer, avatar }) => {
      const found = last.get(customerId)
      return found ? [{ ...found, name: customer, avatar }] : []
    })
    .toSorted((one, other) => other.time.localeCompare(one.time))
    .slice(0, CONTACTS)
    .map(({ customerId, name, avatar, what }) => ({ customerId, name, avatar, ...what }) as CrmContact)
}
