import { beforeEach, describe, expect, test } from 'vitest'
import {
  createInvoice,
  duplicateInvoice,
  getInvoiceParties,
  type InvoiceEdit,
  listInvoiceClients,
  type NewInvoice,
  updateInvoice,
} from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { call, send } from '../../testing/call.ts'
import { updateStoreDetails } from '../store-settings/contract.ts'
import { settings } from '../store-settings/testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { allInvoices, allSheets, remove, sheetOf, trespass } from './testing.ts'

const PATH = '/api/apps/invoice'
const TODAY = '2026-03-10'
const notFound = { status: 404, body: { message: 'No invoice found with this id' } }
const unknownIds = ['5090', ...NO_IDS]

const line = { item: 'Support', description: 'On call for a night', cost: 45.5, quantity: 3 }
const [, customer, withoutCompany] = seedCustomers().filter(({ id }) => [1, 2, 11].includes(id))

const plain = {
  clientId: customer!.customerId,
  issuedDate: TODAY,
  dueDate: '2026-04-09',
  lines: [line],
} satisfies NewInvoice

const full = {
  ...plain,
  lines: [line, { item: 'Jam', description: '', cost: 3.35, quantity: 7 }],
  discount: { kind: 'amount', value: 10 },
  taxes: [
    { name: 'City tax', percent: 7.5 },
    { name: 'Lamp tax', percent: 0 },
  ],
  salesperson: 'Wrenna Ashcombe',
  note: 'Thank you!',
  terms: 'By the end of the month.',
  acceptedMethod: 'paypal',
  showTerms: false,
  showNotes: true,
  showStub: false,
} satisfies NewInvoice

beforeEach(() => setNow(`${TODAY}T09:00:00Z`))

const wrongFields: [string, object, string[]][] = [
  ['an unknown client', { clientId: 7 }, ['clientId']],
  ['a client as a text', { clientId: '7' }, ['clientId']],
  ['a date that does not exist', { issuedDate: '2026-02-30' }, ['issuedDate']],
  ['a due date before the date of issue', { issuedDate: TODAY, dueDate: '2026-03-09' }, ['dueDate']],
  ['no lines', { lines: [] }, ['lines']],
  ['too many lines', { lines: Array.from({ length: 51 }, () => line) }, ['lines']],
  ['a line for nothing', { lines: [{ ...line, item: ' ' }] }, ['lines.0.item']],
  ['less than nothing', { lines: [line, { ...line, cost: -1 }] }, ['lines.1.cost']],
  ['no quantity', { lines: [{ ...line, quantity: 0 }] }, ['lines.0.quantity']],
  ['an endless cost', { lines: [{ ...line, cost: 1e7 }] }, ['lines.0.cost']],
  ['more than everything off', { discount: { kind: 'percent', value: 101 } }, ['discount.value']],
  ['less than nothing off', { discount: { kind: 'amount', value: -1 } }, ['discount.value']],
  ['another kind of discount', { discount: { kind: 'luck', value: 7 } }, ['discount.kind']],
  ['three taxes', { taxes: Array.from({ length: 3 }, () => ({ name: 'Tax', percent: 1 })) }, ['taxes']],
  ['a tax without a name', { taxes: [{ name: '', percent: 1 }] }, ['taxes.0.name']],
  ['another way to pay', { acceptedMethod: 'shells' }, ['acceptedMethod']],
  ['maybe', { showStub: 'maybe' }, ['showStub']],
]

describe('getInvoiceParties', () => {
  test('says of a client and of where to pay what the saved invoice will say', async () => {
    const parties = await call(getInvoiceParties, { query: { clientId: String(plain.clientId) } })
    const { client, paymentDetails } = await call(createInvoice, { body: plain })
    expect(client.company).not.toBe('')
    expect(parties.client).toEqual(client)
    expect(paymentDetails).toMatchObject(parties.payee)
  })

  test.each(['', '7', ...NO_IDS])('says where to pay when “%s” is no client', async (clientId) => {
    const parties = await call(getInvoiceParties, { query: { clientId } })
    expect(Object.keys(parties)).toEqual(['payee'])
  })
})

describe('createInvoice', () => {
  test('answers 201 with a draft under the next id, and puts it first', async () => {
    const { status, body } = await send('POST', PATH, full)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...full,
      id: 5090,
      invoiceStatus: 'Draft',
      service: 'Support',
      client: { name: customer!.customer, companyEmail: customer!.email },
      avatar: customer!.avatar,
      subtotal: 159.95,
      discountAmount: 10,
      taxAmounts: [11.25, 0],
      total: 161.2,
      balance: 161.2,
      payments: [],
    })
    expect(await sheetOf(5090)).toEqual(body)
    const [first, ...others] = await allInvoices()
    expect(first).toMatchObject({ id: 5090, total: 161.2, invoiceStatus: 'Draft' })
    expect(others).toHaveLength(36)
  })

  test('numbers it by the rules of the store; what was numbered before keeps its number', async () => {
    const { number: plainNumber } = await call(createInvoice, { body: plain })
    expect(plainNumber).toBe('5090')
    const { store } = await settings()
    await call(updateStoreDetails, { body: { ...store, invoicePrefix: 'INV-', invoiceDigits: 6 } })
    const { id, number } = await call(createInvoice, { body: plain })
    expect(number).toBe('INV-005091')
    expect((await call(duplicateInvoice, { params: { id } })).number).toBe('INV-005092')
    await remove(5092)
    expect((await call(createInvoice, { body: plain })).number).toBe('INV-005093')
    expect((await sheetOf(5090)).number).toBe('5090')
    expect(await allInvoices({ q: 'inv-005091' })).toMatchObject([{ id }])
  })

  test('takes a client, two dates and a line; the rest has a sensible start', async () => {
    const sheet = await call(createInvoice, { body: plain })
    expect(sheet).toMatchObject({
      discount: { kind: 'percent', value: 0 },
      taxes: [],
      salesperson: '',
      note: '',
      terms: '',
      acceptedMethod: 'bankTransfer',
      showTerms: true,
      showNotes: true,
      showStub: true,
      total: 136.5,
    })
  })

  test('takes every client of the picker, and a customer who never had an invoice', async () => {
    for (const { clientId, ...client } of await call(listInvoiceClients))
      expect((await call(createInvoice, { body: { ...plain, clientId } })).client).toEqual(client)
    const stranger = { ...plain, clientId: withoutCompany!.customerId }
    const { client } = await call(createInvoice, { body: stranger })
    expect(client).toMatchObject({ name: withoutCompany!.customer, company: '' })
  })

  test('takes a customer without an address', async () => {
    const { body } = await send('POST', '/api/apps/ecommerce/customers', {
      customer: 'Isolde Marchbanks',
      email: 'isolde@example.com',
      countryCode: 'FR',
    })
    const { customerId } = body as { customerId: number }
    const { client } = await call(createInvoice, { body: { ...plain, clientId: customerId } })
    expect(client).toMatchObject({ name: 'Isolde Marchbanks', address: '', country: 'France' })
  })

  test('stays between the others if it is dated back', async () => {
    await call(createInvoice, { body: { ...plain, issuedDate: '2020-01-01' } })
    expect((await allInvoices()).at(-1)?.id).toBe(5090)
  })

  test('an id, a status or a total in the body do not count', async () => {
    const given = {
      ...plain,
      id: 7,
      invoiceStatus: 'Paid',
      stage: 'Sent',
      total: 1,
      payments: [{ amount: 1 }],
    }
    const { body } = await send('POST', PATH, given)
    expect(body).toMatchObject({ id: 5090, invoiceStatus: 'Draft', total: 136.5, payments: [] })
  })

  test.each<[string, object, string[]]>([
    ...wrongFields,
    [
      'nothing',
      Object.fromEntries(Object.keys(plain).map((field) => [field, undefined])),
      Object.keys(plain).sort(),
    ],
  ])('%s answers 400 and stores nothing', async (_, wrong, fields) => {
    const answer = await trespass('POST', PATH, { ...plain, ...wrong })
    expect(answer).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('updateInvoice', () => {
  const update = (id: number, body: InvoiceEdit) => call(updateInvoice, { params: { id }, body })

  test('changes what is given, and keeps the rest and all others', async () => {
    const before = await allSheets()
    const sheet = await sheetOf(5075)
    const after = await update(5075, { note: 'See you soon.', showStub: true })
    expect(after).toEqual({ ...sheet, note: 'See you soon.', showStub: true })
    expect(await allSheets()).toEqual(before.map((one) => (one.id === 5075 ? after : one)))
  })

  test('totals, balance and status follow the lines', async () => {
    const [{ id, payments }] = (await allSheets()).filter(
      ({ invoiceStatus }) => invoiceStatus === 'Partial Payment',
    ) as [Awaited<ReturnType<typeof sheetOf>>]
    const { amount } = payments[0]!
    const edit: InvoiceEdit = { discount: { kind: 'percent', value: 0 }, taxes: [] }
    const dearer = await update(id, { ...edit, lines: [{ ...line, cost: amount + 0.5, quantity: 2 }] })
    expect(dearer.total).toBeCloseTo(2 * amount + 1, 5)
    expect(dearer.invoiceStatus).toBe('Partial Payment')
    const cheaper = await update(id, { lines: [{ ...line, cost: amount, quantity: 1 }] })
    expect(cheaper).toMatchObject({ total: amount, balance: 0, invoiceStatus: 'Paid' })
  })

  test('the status follows the due date', async () => {
    const [late] = await allInvoices({ status: 'Past Due' })
    expect((await update(late!.id, { dueDate: '2026-05-01' })).invoiceStatus).not.toBe('Past Due')
    expect((await update(late!.id, { dueDate: '2026-03-09' })).invoiceStatus).toBe('Past Due')
  })

  test('another client brings its own address', async () => {
    const after = await update(5075, { clientId: withoutCompany!.customerId })
    expect(after).toMatchObject({
      clientId: withoutCompany!.customerId,
      client: { name: withoutCompany!.customer },
      avatar: withoutCompany!.avatar,
    })
  })

  test('keeps its client even if that customer is gone', async () => {
    const { clientId, client } = await sheetOf(5075)
    await send('DELETE', `/api/apps/ecommerce/customers/${clientId}`)
    expect((await update(5075, { clientId, note: '' })).client).toEqual(client)
  })

  test('the due date is held against the stored date of issue, and the other way round', async () => {
    const { issuedDate } = await sheetOf(5075)
    const early = await trespass('PUT', `${PATH}/5075`, { dueDate: '2020-01-01' })
    expect(early).toEqual({ status: 400, fields: ['dueDate'], isUntouched: true })
    const late = await trespass('PUT', `${PATH}/5075`, { issuedDate: '2040-01-01' })
    expect(late).toEqual({ status: 400, fields: ['dueDate'], isUntouched: true })
    expect((await update(5075, { dueDate: issuedDate })).dueDate).toBe(issuedDate)
  })

  test.each(wrongFields)('%s answers 400 and changes nothing', async (_, body, fields) => {
    expect(await trespass('PUT', `${PATH}/5075`, body)).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}`, full)).toEqual(notFound)
  })
})
