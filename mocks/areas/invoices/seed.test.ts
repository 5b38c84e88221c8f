import { afterEach, describe, expect, test } from 'vitest'
import { INVOICE_STATUSES } from './contract.ts'
import { invoiceSheet } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { toSheet } from './sheet.ts'
import { setNow } from '../../seed/clock.ts'
import { seedCustomers } from '../customers/seed.ts'
import { seedInvoices } from './seed.ts'
import { seedUsers } from '../users/seed.ts'

const TODAY = '2026-03-10'

const sheetsOn = (today: string) => {
  setNow(`${today}T09:00:00Z`)
  return seedInvoices().map(toSheet)
}

afterEach(() => setNow())

describe('the sample invoices', () => {
  const sheets = sheetsOn(TODAY)
  const ofStatus = (status: string) => sheets.filter(({ invoiceStatus }) => invoiceStatus === status)

  test('are thirty-six, numbered as they were issued', () => {
    expect(sheets.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => 5054 + index))
    const dates = sheets.map(({ issuedDate }) => issuedDate)
    expect(dates).toEqual(dates.toSorted())
    expect(dates.at(-1)! < TODAY).toBe(true)
  })

  test('fit the contract', () => {
    for (const sheet of sheets) expect(z.parse(invoiceSheet, sheet)).toEqual(sheet)
  })

  test('show every status more than once', () => {
    for (const status of INVOICE_STATUSES) expect(ofStatus(status).length).toBeGreaterThan(1)
  })

  test('have a balance that agrees with the payments and the status', () => {
    for (const { total, balance, payments } of sheets)
      expect(balance).toBeCloseTo(total - payments.reduce((sum, { amount }) => sum + amount, 0), 5)
    for (const { balance } of ofStatus('Paid')) expect(balance).toBeLessThanOrEqual(0)
    for (const { balance, total } of ofStatus('Partial Payment')) {
      expect(balance).toBeGreaterThan(0)
      expect(balance).toBeLessThan(total)
    }
    for (const { balance, total } of [...ofStatus('Sent'), ...ofStatus('Downloaded'), ...ofStatus('Draft')])
      expect(balance).toBe(total)
    for (const { balance } of ofStatus('Past Due')) expect(balance).toBeGreaterThan(0)
  })

  test.each(['2024-02-29', TODAY, '2031-12-31'])(
    'are past due just where their date says so, on %s',
    (today) => {
      const all = sheetsOn(today)
      const late = all.filter(({ balance, dueDate }) => balance > 0 && dueDate < today)
      expect(all.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due')).toEqual(late)
      expect(late).toHaveLength(7)
      for (const { issuedDate, dueDate } of all) expect(issuedDate < dueDate).toBe(true)
    },
  )

  test('were paid between their date and today', () => {
    for (const { issuedDate, payments } of sheets) {
      const dates = payments.map(({ date }) => date)
      expect([issuedDate, ...dates, TODAY]).toEqual([issuedDate, ...dates, TODAY].toSorted())
    }
    expect(new Set(sheets.flatMap(({ payments }) => payments.map(({ method }) => method))).size).toBe(5)
  })

  test('go to customers, some to one more than once', () => {
    const customers = new Map(seedCustomers().map((customer) => [customer.customerId, customer]))
    for (const { clientId, client, avatar } of sheets) {
      const customer = customers.get(clientId)!
      expect(client).toMatchObject({ name: customer.customer, companyEmail: customer.email })
      expect(client).toMatchObject({ country: customer.country, contact: customer.contact })
      expect(avatar).toBe(customer.avatar)
    }
    expect(new Set(sheets.map(({ clientId }) => clientId)).size).toBe(22)
  })

  test('are sold by users', () => {
    const names = seedUsers().map(({ fullName }) => fullName)
    for (const { salesperson } of sheets) expect(names).toContain(salesperson)
  })

  test('are paid in every way but on delivery, since they bill work', () => {
    expect(new Set(sheets.map(({ acceptedMethod }) => acceptedMethod))).toEqual(
      new Set(['bankTransfer', 'card', 'paypal']),
    )
  })

  test('include the hard cases', () => {
    expect(sheets.filter(({ balance }) => balance < 0)).toHaveLength(2)
    expect(sheets.filter(({ total }) => total === 0)).toHaveLength(1)
    expect(sheets.filter(({ avatar }) => avatar === '')).not.toEqual([])
    expect(sheets.filter(({ client }) => client.company === '')).not.toEqual([])
    expect(Math.max(...sheets.map(({ client }) => client.name.length))).toBeGreaterThan(60)
    expect(sheets.filter(({ note }) => /\p{Script=Arabic}/u.test(note))).not.toEqual([])
    expect(sheets.filter(({ note }) => note.startsWith('Merci'))).not.toEqual([])
    expect(new Set(sheets.map(({ taxes }) => taxes.length))).toEqual(new Set([0, 1, 2]))
    const discounts = sheets.map(({ discount }) => discount)
    expect(discounts).toContainEqual({ kind: 'percent', value: 0 })
    expect(discounts).toContainEqual({ kind: 'percent', value: 100 })
    expect(discounts.filter(({ kind, value }) => kind === 'amount' && value > 0)).not.toEqual([])
  })

  test('are the same each time', () => {
    expect(sheetsOn(TODAY)).toEqual(sheets)
  })
})
