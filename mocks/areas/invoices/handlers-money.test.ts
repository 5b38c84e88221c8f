import { beforeEach, describe, expect, test } from 'vitest'
import {
  createInvoicePayment,
  INVOICE_PAYMENT_METHODS,
  type InvoiceStatus,
  type NewInvoicePayment,
  sendInvoice,
  sendInvoices,
} from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { allInvoices, allSheets, sheetOf, trespass } from './testing.ts'

const PATH = '/api/apps/invoice'
const TODAY = '2026-03-10'
const notFound = { status: 404, body: { message: 'No invoice found with this id' } }
const unknownIds = ['5090', ...NO_IDS]

beforeEach(() => setNow(`${TODAY}T09:00:00Z`))

const firstOf = async (status: InvoiceStatus) => (await allInvoices({ status }))[0]!

describe('createInvoicePayment', () => {
  const payment = { amount: 10.25, date: TODAY, method: 'creditCard' } as const
  const pay = (id: number, body: NewInvoicePayment = payment) =>
    call(createInvoicePayment, { params: { id }, body })

  test('answers 201 with the invoice, lower by the payment, and touches no other', async () => {
    const { id } = await firstOf('Sent')
    const before = await allSheets()
    const sheet = await sheetOf(id)
    const { status, body } = await send('POST', `${PATH}/${id}/payments`, { ...payment, note: ' Cheers ' })
    expect(status).toBe(201)
    const after = await sheetOf(id)
    expect(body).toEqual(after)
    expect(after.payments).toEqual([{ ...payment, id: 1, note: 'Cheers' }])
    expect(after.balance).toBeCloseTo(sheet.total - 10.25, 5)
    expect(after).toMatchObject({ total: sheet.total, invoiceStatus: 'Partial Payment' })
    expect(after.paymentDetails.totalDue).toBe(after.balance)
    expect(await allSheets()).toEqual(before.map((one) => (one.id === id ? after : one)))
  })

  test('the rest makes it paid, more than the rest overpaid', async () => {
    const { id, balance } = await firstOf('Partial Payment')
    const paid = await pay(id, { ...payment, amount: balance })
    expect(paid).toMatchObject({ balance: 0, invoiceStatus: 'Paid', paymentDetails: { totalDue: 0 } })
    const overpaid = await pay(id, { ...payment, amount: 3.5 })
    expect(overpaid).toMatchObject({ balance: -3.5, invoiceStatus: 'Paid', paymentDetails: { totalDue: 0 } })
    expect(overpaid.payments.map((one) => one.id)).toEqual(overpaid.payments.map((_, index) => index + 1))
  })

  test('a part of one that is past due leaves it past due', async () => {
    const { id } = await firstOf('Past Due')
    expect((await pay(id)).invoiceStatus).toBe('Past Due')
  })

  test('a draft that is paid for is no draft any more', async () => {
    const { id } = await firstOf('Draft')
    expect((await pay(id)).invoiceStatus).toBe('Partial Payment')
  })

  test.each(INVOICE_PAYMENT_METHODS)('may come by %s', async (method) => {
    const { id } = await firstOf('Sent')
    expect((await pay(id, { ...payment, method })).payments.at(-1)?.method).toBe(method)
  })

  test.each<[string, object, string[]]>([
    ['nothing', { amount: undefined, date: undefined, method: undefined }, ['amount', 'date', 'method']],
    ['no money', { amount: 0 }, ['amount']],
    ['money back', { amount: -5 }, ['amount']],
    ['less than a cent', { amount: 10.255 }, ['amount']],
    ['all the money there is', { amount: 1e12 }, ['amount']],
    ['an amount as a text', { amount: '10' }, ['amount']],
    ['another way to pay', { method: 'shells' }, ['method']],
    ['a date that does not exist', { date: '2026-02-30' }, ['date']],
    ['an instant', { date: `${TODAY}T09:00:00Z` }, ['date']],
  ])('%s answers 400 and stores nothing', async (_, wrong, fields) => {
    const answer = await trespass('POST', `${PATH}/5089/payments`, { ...payment, ...wrong })
    expect(answer).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}/payments`, payment)).toEqual(notFound)
  })
})

describe('sendInvoice', () => {
  const letter = { to: 'client@example.com', subject: 'Your invoice', message: 'Please find it attached.' }
  const post = (id: number) => call(sendInvoice, { params: { id }, body: letter })

  test('makes a draft a sent one, and touches nothing else', async () => {
    const { id } = await firstOf('Draft')
    const before = await allSheets()
    const sheet = await sheetOf(id)
    const { status, body } = await send('POST', `${PATH}/${id}/send`, letter)
    expect(status).toBe(200)
    expect(body).toEqual({ ...sheet, invoiceStatus: 'Sent' })
    expect(await allSheets()).toEqual(before.map((one) => (one.id === id ? body : one)))
  })

  test.each<InvoiceStatus>(['Paid', 'Downloaded', 'Sent', 'Partial Payment', 'Past Due'])(
    'leaves one that is %s as it is',
    async (status) => {
      const { id } = await firstOf(status)
      const sheet = await sheetOf(id)
      expect(await post(id)).toEqual(sheet)
      expect(await sheetOf(id)).toEqual(sheet)
    },
  )

  test.each<[string, object, string[]]>([
    ['nobody to send it to', { to: '' }, ['to']],
    ['no address', { to: 'the lighthouse' }, ['to']],
    ['no subject', { subject: ' ' }, ['subject']],
    ['no message', { message: undefined }, ['message']],
    ['an endless message', { message: 'x'.repeat(60_000) }, ['message']],
  ])('%s answers 400 and sends nothing', async (_, wrong, fields) => {
    const { id } = await firstOf('Draft')
    const answer = await trespass('POST', `${PATH}/${id}/send`, { ...letter, ...wrong })
    expect(answer).toEqual({ status: 400, fields, isUntouched: true })
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}/send`, letter)).toEqual(notFound)
  })
})

describe('sendInvoices', () => {
  test('sends the drafts, and leaves all others as they are', async () => {
    const draft = await firstOf('Draft')
    const paid = await firstOf('Paid')
    const before = await allSheets()
    const { ids } = await call(sendInvoices, { body: { ids: [paid.id, draft.id, 1] } })
    expect(ids).toEqual([draft.id])
    expect((await sheetOf(draft.id)).invoiceStatus).not.toBe('Draft')
    const others = (sheets: typeof before) => sheets.filter(({ id }) => id !== draft.id)
    expect(others(await allSheets())).toEqual(others(before))
  })

  test('answers 400 without ids', async () => {
    expect((await send('POST', `${PATH}/send`, { ids: [] })).status).toBe(400)
  })
})
