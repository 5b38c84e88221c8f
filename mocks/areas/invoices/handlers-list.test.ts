import { beforeEach, describe, expect, test } from 'vitest'
import {
  INVOICE_SORT_KEYS,
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceQuery,
  type InvoiceSortKey,
  listInvoices,
  listSalespeople,
  RECEIVED_INVOICES,
} from './contract.ts'
import { setNow } from '../../seed/clock.ts'
import { MINUTE } from '../../seed/moments.ts'
import { instantInStore } from '../../seed/store-time.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send } from '../../testing/call.ts'
import { seedInvoices } from './seed.ts'
import { allInvoices } from './testing.ts'
import { describeList } from '../../testing/list-properties.ts'

const list = (query: InvoiceQuery = {}) => call(listInvoices, { query })
const ids = (invoices: readonly Invoice[]) => invoices.map(({ id }) => id)
const idsOf = async (query: InvoiceQuery) => ids(await allInvoices(query))

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('listInvoices', () => {
  test('without a query: the ten newest, newest first', async () => {
    const { invoices, totalInvoices } = await list()
    expect(ids(invoices)).toEqual([5089, 5088, 5087, 5086, 5085, 5084, 5083, 5082, 5081, 5080])
    expect(totalInvoices).toBe(36)
    expect(await list({ page: 4 })).toMatchObject({ totalInvoices: 36, invoices: { length: 6 } })
  })

  test('rows carry the fields of the list, and no more', async () => {
    const fields = 'avatar balance client dueDate id invoiceStatus issuedDate number service total'
    const clientFields = 'address company companyEmail contact country name'
    for (const invoice of await allInvoices()) {
      expect(Object.keys(invoice).sort().join(' ')).toBe(fields)
      expect(Object.keys(invoice.client).sort().join(' ')).toBe(clientFields)
    }
  })

  test.each<[string, string, number[]]>([
    ['a client', ' gaspard DE haute', [5089, 5067]],
    ['an Arabic client', 'المراكبي', [5071]],
    ['an e-mail address', 'io.ng@example.com', [5082, 5060]],
    ['an id', '5061', [5061]],
    ['the number as the list shows it', '#5061', [5061]],
    ['the number as the document shows it', 'Invoice #5061', [5061]],
    ['the number as the French document shows it', 'facture nº 5061', [5061]],
    ['a number with letters before it', 'INV-5061', [5061]],
    ['Arabic digits', 'الفاتورة ٥٠٦١', [5061]],
    ['a part of ids', '508', [5089, 5088, 5087, 5086, 5085, 5084, 5083, 5082, 5081, 5080]],
    ['nobody', 'no such client', []],
  ])('q finds %s', async (_, q, found) => {
    expect(await idsOf({ q })).toEqual(found)
    expect((await list({ q })).totalInvoices).toBe(found.length)
  })

  test('q looks neither into the company nor into the service', async () => {
    expect(await idsOf({ q: 'Bakery' })).toEqual([])
    expect(await idsOf({ q: 'Translation' })).toEqual([])
  })

  test.each(INVOICE_STATUSES)('status %s finds just these', async (status) => {
    const expected = (await allInvoices()).filter(({ invoiceStatus }) => invoiceStatus === status)
    expect(await allInvoices({ status })).toEqual(expected)
    expect(expected).not.toEqual([])
  })

  test('received are all with a payment, which add up to what was received', async () => {
    const received = new Set(await idsOf({ status: RECEIVED_INVOICES }))
    const paid = seedInvoices().filter(({ payments }) => payments.length > 0)
    expect(paid.length).toBeGreaterThan(0)
    expect(received).toEqual(new Set(paid.map(({ id }) => id)))
  })

  test('a status that no invoice has finds none, an empty one all', async () => {
    expect(await idsOf({ status: 'Lost' as never })).toEqual([])
    expect(await idsOf({ status: '' })).toHaveLength(36)
    const owed = (await allInvoices()).filter(
      ({ invoiceStatus }) => !['Paid', 'Draft'].includes(invoiceStatus),
    )
    expect(await idsOf({ status: 'Unpaid' })).toEqual(owed.map(({ id }) => id))
  })

  describe('selectedDateRange', () => {
    const dates = async (query: InvoiceQuery) =>
      (await allInvoices(query)).map(({ issuedDate }) => issuedDate)
    const inJson = (range: unknown) => ({ selectedDateRange: JSON.stringify(range) })

    test('includes both ends, in either form', async () => {
      const all = await dates({})
      const [end, start] = [all[3]!, all[9]!]
      expect(await dates(inJson({ start, end }))).toEqual(all.slice(3, 10))
      expect(await dates({ 'selectedDateRange[start]': start, 'selectedDateRange[end]': end })).toEqual(
        all.slice(3, 10),
      )
      expect(await dates(inJson({ start, end: start }))).toEqual([start])
    })

    test('may have one end only', async () => {
      const all = await dates({})
      expect(await dates(inJson({ start: all[4] }))).toEqual(all.slice(0, 5))
      expect(await dates({ 'selectedDateRange[end]': all[4]! })).toEqual(all.slice(4))
    })

    test('finds none if it ends before it starts', async () => {
      expect(await dates(inJson({ start: '2026-03-01', end: '2026-02-01' }))).toEqual([])
    })

    test('goes with the other filters', async () => {
      const all = await allInvoices({ status: 'Paid' })
      const end = all[2]!.issuedDate
      expect(await allInvoices({ status: 'Paid', ...inJson({ end }) })).toEqual(all.slice(2))
    })

    test.each([
      '',
      '{',
      'null',
      '7',
      '[]',
      '"2026-03-01"',
      '{"start":"soon","end":"2026-02-30"}',
      '{"start":5}',
    ])('does not filter as %s', async (selectedDateRange) => {
      expect(await dates({ selectedDateRange })).toHaveLength(36)
    })

    test('goes by the pieces if the text cannot be read, and ignores a piece that is no date', async () => {
      const all = await dates({})
      const query = { selectedDateRange: '[object Object]', 'selectedDateRange[start]': all[1]! }
      expect(await dates(query)).toEqual(all.slice(0, 2))
      expect(await dates({ 'selectedDateRange[start]': 'x', 'selectedDateRange[end]': all[1]! })).toEqual(
        all.slice(1),
      )
    })
  })

  test.each<[InvoiceSortKey, (invoice: Invoice) => string | number]>([
    ['client', ({ client }) => client.name],
    ['total', ({ total }) => total],
    ['id', ({ id }) => id],
    ['date', ({ issuedDate }) => Date.parse(issuedDate)],
    ['balance', ({ balance }) => balance],
  ])('sorts by %s, upwards unless told otherwise, ties from the newest', async (sortBy, valueOf) => {
    const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    const order = (one: Invoice, other: Invoice) => {
      const [left, right] = [valueOf(one), valueOf(other)]
      return typeof left === 'number' ? left - Number(right) : compare(left, String(right))
    }
    const all = await allInvoices()
    expect(await idsOf({ sortBy })).toEqual(ids(all.toSorted(order)))
    expect(await idsOf({ sortBy, orderBy: 'desc' })).toEqual(
      ids(all.toSorted((one, other) => order(other, one))),
    )
  })

  test('is empty where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await list()).toEqual({ invoices: [], totalInvoices: 0 })
  })

  test('an invoice becomes past due when its day is over, without anyone doing anything', async () => {
    const [sent] = await allInvoices({ status: 'Sent' })
    const end = instantInStore({ date: sent!.dueDate, time: '23:59' })
    setNow(new Date(end))
    expect((await allInvoices({ q: String(sent!.id) }))[0]!.invoiceStatus).toBe('Sent')
    setNow(new Date(end + MINUTE))
    expect((await allInvoices({ q: String(sent!.id) }))[0]!.invoiceStatus).toBe('Past Due')
  })
})

describe('listInvoiceClients', () => {
  test('answers five different clients, as their invoices name them, with their ids as customers', async () => {
    const { status, body } = await send('GET', '/api/apps/invoice/clients')
    const clients = body as (Invoice['client'] & { clientId: number })[]
    expect(status).toBe(200)
    expect(new Set(clients.map(({ clientId }) => clientId)).size).toBe(5)
    const known = (await allInvoices()).map(({ client }) => client)
    for (const { clientId, ...client } of clients) {
      expect(known).toContainEqual(client)
      expect(await send('GET', `/api/apps/ecommerce/customers/${clientId}`)).toMatchObject({
        status: 200,
        body: { customer: client.name },
      })
    }
  })

  test('are none where lists have no rows', async () => {
    setScenario({ empty: true })
    expect((await send('GET', '/api/apps/invoice/clients')).body).toEqual([])
  })
})

describeList('invoices', {
  list: async (query) => {
    const { invoices, totalInvoices } = await list(query)
    return { rows: invoices, total: totalInvoices }
  },
  keyOf: ({ id }: Invoice) => id,
  sortKeys: INVOICE_SORT_KEYS,
  filters: {
    q: ['a', 'ن', '50', '@example.com'],
    status: INVOICE_STATUSES,
    salesperson: ['Wrenna Ashcombe', 'Ines Halvorsen'],
    'selectedDateRange[start]': ['2026-01-01', '2025-12-24', 'never'],
  },
  partitions: ['status'],
})

test('a salesperson is the one who is called so, not everyone whose name contains it', async () => {
  const { salespeople } = await call(listSalespeople, {})
  expect(salespeople).toEqual([...new Set(salespeople)].sort())
  const totals = await Promise.all(
    salespeople.map(
      async (salesperson) => (await call(listInvoices, { query: { salesperson } })).totalInvoices,
    ),
  )
  expect(Math.min(...totals)).toBeGreaterThan(0)
  const part = { salesperson: salespeople[0]!.slice(0, -1) }
  expect((await call(listInvoices, { query: part })).totalInvoices).toBe(0)
})
