import { beforeEach, describe, expect, test } from 'vitest'
import { createInvoicePayment, duplicateInvoice, getInvoice, getInvoicesSummary } from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { allInvoices, allSheets, remove, sheetOf, trespass } from './testing.ts'

const PATH = '/api/apps/invoice'
const TODAY = '2026-03-10'
const notFound = { status: 404, body: { message: 'No invoice found with this id' } }
const unknownIds = ['5090', '1', '05089', ...NO_IDS]

beforeEach(() => setNow(`${TODAY}T09:00:00Z`))

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

describe('getInvoice', () => {
  test('answers the invoice as the list has it, and where to pay it', async () => {
    for (const invoice of await allInvoices()) {
      const answer = await call(getInvoice, { params: { id: invoice.id } })
      expect(answer.invoice).toEqual(invoice)
      expect(answer.paymentDetails.totalDue).toBe(Math.max(invoice.balance, 0))
    }
    const { paymentDetails } = await call(getInvoice, { params: { id: 5089 } })
    expect(Object.keys(paymentDetails).sort().join(' ')).toBe('bankName country iban swiftCode totalDue')
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}`)).toEqual(notFound)
  })
})

describe('getInvoiceSheet', () => {
  test('answers all that the invoice says, and more', async () => {
    for (const { id } of await allInvoices()) {
      const sheet = await sheetOf(id)
      const { invoice, paymentDetails } = await call(getInvoice, { params: { id } })
      expect(sheet).toMatchObject({ ...invoice, paymentDetails })
    }
    expect(await sheetOf(5089)).not.toHaveProperty('stage')
  })

  test('has numbers that agree with each other', async () => {
    for (const sheet of await allSheets()) {
      const { lines, subtotal, discountAmount, taxes, taxAmounts, total, payments, balance } = sheet
      for (const { cost, quantity, total: ofLine } of lines) expect(ofLine).toBeCloseTo(cost * quantity, 2)
      expect(lines.map(({ id }) => id)).toEqual(lines.map((_, index) => index + 1))
      expect(add(lines.map((line) => line.total))).toBeCloseTo(subtotal, 5)
      expect(taxAmounts).toHaveLength(taxes.length)
      expect(subtotal - discountAmount + add(taxAmounts)).toBeCloseTo(total, 5)
      expect(total - add(payments.map(({ amount }) => amount))).toBeCloseTo(balance, 5)
      expect(sheet.service).toBe(lines[0]!.item)
    }
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}/sheet`)).toEqual(notFound)
  })
})

describe('deleteInvoice', () => {
  test('answers 204 without a body, and the invoice is gone', async () => {
    const before = await allInvoices()
    expect(await send('DELETE', `${PATH}/5070`)).toEqual({ status: 204, body: undefined })
    expect(await send('GET', `${PATH}/5070`)).toEqual(notFound)
    expect(await allInvoices()).toEqual(before.filter(({ id }) => id !== 5070))
  })

  test('a second time it goes wrong', async () => {
    await remove(5070)
    const wrong = { status: 404, body: { message: 'Something went wrong' } }
    expect(await send('DELETE', `${PATH}/5070`)).toEqual(wrong)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    const wrong = { status: 404, body: { message: 'Something went wrong' } }
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(wrong)
    expect(await allInvoices()).toHaveLength(36)
  })
})

describe('restoreInvoices', () => {
  const restore = (...ids: number[]) => send('POST', `${PATH}/restore`, { ids })

  test('puts invoices back in their old places, with all they say', async () => {
    const before = await allSheets()
    for (const id of [5089, 5060, 5054]) await remove(id)
    const { status, body } = await restore(5054, 5089, 5060)
    expect(status).toBe(200)
    const { invoices } = body as { invoices: { id: number }[] }
    expect(new Set(invoices.map(({ id }) => id))).toEqual(new Set([5054, 5060, 5089]))
    expect(await allSheets()).toEqual(before)
  })

  test('one that was not deleted answers 404, and none comes back', async () => {
    await remove(5060)
    expect(await restore(5060, 5061)).toEqual(notFound)
    expect(await allInvoices()).toHaveLength(35)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no ids', { ids: [] }, ['ids']],
    ['texts', { ids: ['5060'] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('POST', `${PATH}/restore`, body)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('duplicateInvoice', () => {
  test('answers 201 with a draft of today that says the same, with as much time to pay', async () => {
    const { payments, ...sheet } = await sheetOf(5057)
    expect(payments).toEqual([])
    const { status, body } = await send('POST', `${PATH}/5057/duplicate`)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...sheet,
      id: 5090,
      number: '5090',
      issuedDate: TODAY,
      dueDate: '2026-04-09',
      invoiceStatus: 'Draft',
      payments: [],
    })
    expect((await allInvoices())[0]?.id).toBe(5090)
  })

  test('leaves the payments behind', async () => {
    const [paid] = await allInvoices({ status: 'Paid' })
    const copy = await call(duplicateInvoice, { params: { id: paid!.id } })
    expect(copy).toMatchObject({ payments: [], balance: paid!.total, total: paid!.total })
    expect((await sheetOf(paid!.id)).payments).not.toEqual([])
  })

  test('of one that is gone is not found', async () => {
    await remove(5060)
    expect(await send('POST', `${PATH}/5060/duplicate`)).toEqual(notFound)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}/duplicate`)).toEqual(notFound)
  })
})

describe('getInvoicesSummary', () => {
  const summary = () => call(getInvoicesSummary)

  test('counts clients and invoices, and adds up what came in and what is owed', async () => {
    const sheets = await allSheets()
    const { clients, invoices, paid, unpaid } = await summary()
    expect(clients).toBe(22)
    expect(invoices).toBe(36)
    expect(paid).toBeCloseTo(add(sheets.flatMap(({ payments }) => payments.map(({ amount }) => amount))), 5)
    const owed = sheets.filter(({ balance, invoiceStatus }) => balance > 0 && invoiceStatus !== 'Draft')
    expect(unpaid).toBeCloseTo(add(owed.map(({ balance }) => balance)), 5)
  })

  test('follows a payment', async () => {
    const before = await summary()
    const [sent] = await allInvoices({ status: 'Sent' })
    const body = { amount: 100.1, date: TODAY, method: 'cash' } as const
    await call(createInvoicePayment, { params: { id: sent!.id }, body })
    const after = await summary()
    expect(after.paid).toBeCloseTo(before.paid + 100.1, 5)
    expect(after.unpaid).toBeCloseTo(before.unpaid - 100.1, 5)
  })

  test('follows a delete', async () => {
    const { invoices } = await summary()
    await remove(5060)
    expect((await summary()).invoices).toBe(invoices - 1)
  })

  test('is nothing where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await summary()).toEqual({ clients: 0, invoices: 0, paid: 0, unpaid: 0 })
  })
})
