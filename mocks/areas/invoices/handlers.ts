import { invoices } from './collection.ts'
import { permittedRows, removeRows } from '../../runtime/bulk.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { shopAccount } from './seed-bank.ts'
import { DAY } from '../../seed/clock.ts'
import { dateInDays } from '../../seed/days.ts'
import { clientOf } from './seed-clients.ts'
import { customerWith } from '../customers/view.ts'
import { createFilter, createNumberSearch, createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { insertInvoice } from './insert.ts'
import { createDateRange } from './handlers-range.ts'
import { byNewest, toInvoice, toPaymentDetails, toSheet } from './sheet.ts'
import { summarizeInvoices } from './handlers-summary.ts'
import { listPage } from '../../runtime/paging.ts'
import { invalid, noContent, reply } from '../../runtime/reply.ts'
import type { SortValue } from '../../runtime/sort.ts'
import { users } from '../users/collection.ts'
import { salespersonIdOf } from './salesperson.ts'
import type { StoredInvoice } from './seed.ts'

const CLIENTS_LIMIT = 5

const notFound = reply(404, { message: 'No invoice found with this id' })

const noClient = invalid({ clientId: ['There is no customer with this id'] })
const dueTooEarly = invalid({ dueDate: ['The due date is before the date of issue'] })

const findInvoice = ({ id }: { readonly id: string }) => invoices.get(idOf(id))

/** What an invoice keeps of a customer. */
const findClient = (clientId: number) => {
  const customer = customerWith(clientId)
  return customer && { client: clientOf(customer), avatar: customer.avatar }
}

/** What who sold it is called today; as the invoice says where that is no user any more. */
const sellerOf = ({ salesperson, salespersonId: id }: StoredInvoice) =>
  (id === null ? undefined : users.get(id)?.fullName) ?? salesperson

const sortValues = {
  client: ({ client }) => client.name,
  total: ({ total }) => total,
  id: ({ id }) => id,
  date: ({ issuedDate }) => Date.parse(issuedDate),
  balance: ({ balance }) => balance,
} satisfies Record<contract.InvoiceSortKey, SortValue<contract.Invoice>>

export const listInvoiceClients = handle(contract.listInvoiceClients, schemas.listInvoiceClients, () => {
  const clients = new Map(invoices.all().map(({ clientId, client }) => [clientId, { ...client, clientId }]))
  return reply(200, [...clients.values()].slice(0, CLIENTS_LIMIT))
})

export const getInvoiceParties = handle(
  contract.getInvoiceParties,
  schemas.getInvoiceParties,
  ({ query }) => {
    const client = findClient(idOf(query.clientId ?? ''))?.client
    return reply(200, { payee: shopAccount, ...(client && { client }) })
  },
)

export const listSalespeople = handle(contract.listSalespeople, schemas.listSalespeople, () => {
  const names = new Set(invoices.all().map(sellerOf))
  return reply(200, { salespeople: [...names].filter((name) => name !== '').sort() })
})

export const listInvoices = handle(contract.listInvoices, schemas.listInvoices, ({ query }) => {
  const isFound = createSearch(query.q)
  const isNumber = createNumberSearch(query.q)
  const isOfStatus = createFilter(query.status)
  const isReceived = query.status === contract.RECEIVED_INVOICES
  const hasStatus = (status: contract.InvoiceStatus) => {
    if (isReceived) return true
    if (query.status === contract.ISSUED_INVOICES) return status !== 'Draft'
    if (query.status === contract.UNPAID_INVOICES) return status !== 'Paid' && status !== 'Draft'
    return isOfStatus(status)
  }
  const isSeller = createFilter(query.salesperson)
  const isInRange = createDateRange(query)
  const found = invoices
    .all()
    .filter((stored) => isSeller(stored.salesperson) || isSeller(sellerOf(stored)))
    .filter(({ payments }) => !isReceived || payments.length > 0)
    .map(toInvoice)
    .filter(
      ({ id, number, client }) =>
        isFound(client.name, client.companyEmail, number) || isNumber(id, `#${number}`),
    )
    .filter(({ invoiceStatus, issuedDate }) => hasStatus(invoiceStatus) && isInRange(issuedDate))
    .sort(byNewest)
  return reply(200, { invoices: listPage(found, sortValues, query), totalInvoices: found.length })
})

export const getInvoice = handle(contract.getInvoice, schemas.getInvoice, ({ params }) => {
  const stored = findInvoice(params)
  if (!stored) return notFound
  return reply(200, { invoice: toInvoice(stored), paymentDetails: toPaymentDetails(stored) })
})

export const deleteInvoice = handle(contract.deleteInvoice, schemas.deleteInvoice, ({ params, permit }) => {
  const stored = findInvoice(params)
  if (!stored) return reply(404, { message: 'Something went wrong' })
  permit(stored)
  invoices.remove(stored.id)
  return noContent
})

export const deleteInvoices = handle(contract.deleteInvoices, schemas.deleteInvoices, ({ body, permit }) => {
  return reply(200, { ids: removeRows(invoices, body.ids, permit) })
})

export const restoreInvoices = handle(contract.restoreInvoices, schemas.restoreInvoices, ({ body }) => {
  const removed = invoices.removedRows(body.ids)
  return removed ? reply(200, { invoices: invoices.restore(removed).map(toInvoice) }) : notFound
})

export const getInvoiceSheet = handle(contract.getInvoiceSheet, schemas.getInvoiceSheet, ({ params }) => {
  const stored = findInvoice(params)
  return stored ? reply(200, toSheet(stored)) : notFound
})

export const createInvoice = handle(contract.createInvoice, schemas.createInvoice, ({ body }) => {
  const client = findClient(body.clientId)
  if (!client) return noClient
  if (body.dueDate < body.issuedDate) return dueTooEarly
  const salespersonId = salespersonIdOf(body.salesperson)
  const written = { ...body, ...client, salespersonId, stage: 'Draft', payments: [] } as const
  return reply(201, toSheet(insertInvoice(written)))
})

export const updateInvoice = handle(
  contract.updateInvoice,
  schemas.updateInvoice,
  ({ params, body, permit }) => {
    const stored = findInvoice(params)
    if (!stored) return notFound
    permit(stored)
    const { clientId, issuedDate, dueDate } = { ...stored, ...body }
    const client = clientId === stored.clientId ? {} : findClient(clientId)
    if (!client) return noClient
    if (dueDate < issuedDate) return dueTooEarly
    const { salesperson = stored.salesperson } = body
    const salespersonId =
      salesperson === stored.salesperson ? stored.salespersonId : salespersonIdOf(salesperson)
    return reply(200, toSheet(invoices.update(stored.id, { ...body, ...client, salespersonId })!))
  },
)

export const createInvoicePayment = handle(
  contract.createInvoicePayment,
  schemas.createInvoicePayment,
  ({ params, body, permit }) => {
    const stored = findInvoice(params)
    if (!stored) return notFound
    permit(stored)
    const payments = [...stored.payments, { ...body, id: stored.payments.length + 1 }]
    const stage = stored.stage === 'Draft' ? 'Sent' : stored.stage
    return reply(201, toSheet(invoices.update(stored.id, { payments, stage })!))
  },
)

export const sendInvoice = handle(contract.sendInvoice, schemas.sendInvoice, ({ params, permit }) => {
  const stored = findInvoice(params)
  if (!stored) return notFound
  permit(stored)
  if (stored.stage !== 'Draft') return reply(200, toSheet(stored))
  return reply(200, toSheet(invoices.update(stored.id, { stage: 'Sent' })!))
})

export const sendInvoices = handle(contract.sendInvoices, schemas.sendInvoices, ({ body, permit }) => {
  const drafts = invoices.all().filter(({ stage }) => stage === 'Draft')
  const found = permittedRows(drafts, body.ids, permit, ({ id }) => id)
  for (const { id } of found) invoices.update(id, { stage: 'Sent' })
  return reply(200, { ids: found.map(({ id }) => id) })
})

export const duplicateInvoice = handle(contract.duplicateInvoice, schemas.duplicateInvoice, ({ params }) => {
  const stored = findInvoice(params)
  if (!stored) return notFound
  const daysToPay = (Date.parse(stored.dueDate) - Date.parse(stored.issuedDate)) / DAY
  const copy = insertInvoice({
    ...stored,
    issuedDate: dateInDays(0),
    dueDate: dateInDays(daysToPay),
    stage: 'Draft',
    payments: [],
    order: undefined,
  })
  return reply(201, toSheet(copy))
})

export const getInvoicesSummary = handle(contract.getInvoicesSummary, schemas.getInvoicesSummary, () =>
  reply(200, summarizeInvoices(invoices.all())),
)
