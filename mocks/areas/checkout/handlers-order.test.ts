import { describe, expect, test } from 'vitest'
import { call, send } from '../../testing/call.ts'
import { createDeal } from '../listings/contract.ts'
import { getCustomerHistory } from '../customer-history/contract.ts'
import { listCustomers } from '../customers/contract.ts'
import { ecommerce } from '../dashboards/testing.ts'
import { getInvoiceSheet, listInvoices } from '../invoices/contract.ts'
import { listNotifications } from '../notifications/contract.ts'
import { allOrders, detailsOf } from '../orders/testing.ts'
import { getProduct } from '../products/contract.ts'
import { addProduct, whole } from '../products/testing.ts'
import { updateStoreDetails } from '../store-settings/contract.ts'
import { settings } from '../store-settings/testing.ts'
import { placeOrder, type Purchase, type Receipt } from './contract.ts'
import { bottle, CHECKOUT, deal, firstCart, purchaseOf, quoteOf } from './testing.ts'

const buyAsVisitor = async (body: Purchase) => {
  const answer = await send('POST', CHECKOUT, body, null)
  expect(answer.status).toBe(201)
  return answer.body as Receipt
}
const overnightToSydney: Partial<Purchase> = {
  delivery: 'overnight',
  address: {
    name: 'Iris Okafor',
    phone: '',
    line1: '2 Mill Lane',
    town: 'Sydney',
    postCode: '2000',
    countryCode: 'AU',
  },
}
const refusedFields = async (body: unknown) => {
  const before = await allOrders()
  const { status, body: answer } = await send('POST', CHECKOUT, body, null)
  expect(await allOrders()).toEqual(before)
  return [status, Object.keys((answer as { errors: object }).errors)]
}

/** How an order is called on its own screen, in its customer's history, on the dashboard, to who keeps the store and on its invoice. */
const whereNamed = async (order: number) => {
  const details = await detailsOf(order)
  const { events } = await call(getCustomerHistory, { params: { id: details.customer!.customerId } })
  const { transactions } = await ecommerce()
  const { notifications } = await call(listNotifications)
  const { invoices } = await call(listInvoices, { query: { q: details.order.customer } })
  const sheet = await call(getInvoiceSheet, { params: { id: invoices[0]!.id } })
  const ofOrder = events.find((one) => one.kind === 'order' && one.order === order)
  return {
    orderNumber: details.order.number,
    event: ofOrder?.kind === 'order' && ofOrder.number,
    transaction: transactions.find(({ reference }) => reference === order)?.number,
    told: notifications.find(({ recordId }) => recordId === order)?.number,
    note: sheet.note,
  }
}

describe('placeOrder', () => {
  test('a visitor’s order is on the list of the shop, whole', async () => {
    const cart = { ...(await firstCart()), offer: 'HELLO10', delivery: 'overnight' } as const
    const quote = await quoteOf(cart)
    const receipt = await buyAsVisitor(
      await purchaseOf(cart, {
        offer: 'HELLO10',
        delivery: 'overnight',
        isPresent: true,
        note: 'Ring twice.',
      }),
    )
    expect(receipt).toMatchObject({ total: quote.total, discount: quote.offer!.amount, shipping: 15 })
    const [newest] = await allOrders()
    expect(newest).toMatchObject({
      order: receipt.order,
      customer: 'Iris Okafor',
      payment: 1,
      method: 'visa',
      methodNumber: 4242,
      spent: quote.total,
      status: 'Ready to Pickup',
    })
    const details = await detailsOf(receipt.order)
    expect(details.items.map(({ name, quantity, total }) => ({ name, quantity, total }))).toEqual(
      quote.lines.map(({ name, quantity, total }) => ({ name, quantity, total })),
    )
    expect(details).toMatchObject({
      total: quote.total,
      shippingAddress: { town: 'York', country: 'United Kingdom' },
      notes: [{ text: 'Wrap it as a present. Ring twice.', author: 'Iris Okafor' }],
    })
  })

  test('it has an invoice of what it comes to: paid by card, due on arrival when paid on delivery', async () => {
    const paid = await buyAsVisitor(
      await purchaseOf({ ...(await firstCart()), offer: 'HELLO10' }, { offer: 'HELLO10' }),
    )
    const due = await buyAsVisitor(await purchaseOf(bottle, { payment: 'cashOnDelivery' }))
    const { invoices } = await call(listInvoices, { query: { q: 'Iris Okafor' } })
    expect(invoices).toMatchObject([
      { total: due.total, balance: due.total, dueDate: due.arrivesOn },
      { total: paid.total, balance: 0, invoiceStatus: 'Paid' },
    ])
    const sheetOf = (index: number) => call(getInvoiceSheet, { params: { id: invoices[index]!.id } })
    expect((await sheetOf(0)).acceptedMethod).toBe('cashOnDelivery')
    expect((await sheetOf(1)).acceptedMethod).toBe('card')
  })

  test('it is numbered as the store does by then, wherever it is named; what was placed keeps its number', async () => {
    const old = await buyAsVisitor(await purchaseOf(bottle))
    const { store } = await settings()
    await call(updateStoreDetails, { body: { ...store, orderIdPrefix: ' MT-', orderIdSuffix: '-26' } })
    const { order, number } = await buyAsVisitor(await purchaseOf(bottle))
    expect([old.number, number]).toEqual([`#${old.order}`, `MT-${order}-26`])
    expect((await allOrders()).slice(0, 2).map((one) => one.number)).toEqual([number, old.number])
    const { orderNumber, event, transaction, told, note } = await whereNamed(order)
    expect([orderNumber, event, transaction, told]).toEqual([number, number, number, number])
    expect(note).toBe(`Order ${number}`)
  })

  test('what is sent twice under one key is placed once, though it comes to something else by then', async () => {
    const body = { ...(await purchaseOf(bottle)), idempotencyKey: 'one' }
    const receipt = await buyAsVisitor(body)
    const placed = await allOrders()
    expect(await buyAsVisitor({ ...body, total: 1 })).toEqual(receipt)
    expect(await allOrders()).toEqual(placed)
    expect((await buyAsVisitor({ ...body, idempotencyKey: 'two' })).order).not.toBe(receipt.order)
  })

  test('a visitor becomes a customer, and stays the same one the next time', async () => {
    await buyAsVisitor(await purchaseOf(bottle))
    await buyAsVisitor(await purchaseOf(bottle, { email: 'IRIS@heron-lighting.example' }))
    const { customers } = await call(listCustomers, { query: { q: 'iris@heron' } })
    expect(customers).toMatchObject([{ customer: 'Iris Okafor', order: 2, totalSpent: 70.2 }])
  })

  test('what was bought is no longer in stock', async () => {
    const { qty } = await call(getProduct, { params: { id: 13 } })
    await buyAsVisitor(await purchaseOf({ lines: [{ id: 13, quantity: qty }] }))
    expect(await call(getProduct, { params: { id: 13 } })).toMatchObject({ qty: 0, stock: false })
  })

  test('what was bought of variants leaves as many of them as of the whole', async () => {
    const { id } = await addProduct(whole)
    await buyAsVisitor(await purchaseOf({ lines: [{ id, quantity: 10 }] }))
    const { qty, combinations } = await call(getProduct, { params: { id } })
    expect([qty, combinations.map((one) => one.qty)]).toEqual([2, [0, 2]])
  })

  test('a code for newcomers holds for the first order of an address alone', async () => {
    await call(createDeal, { body: { ...deal, users: 'newcomers' } })
    const offered = { offer: deal.code }
    await buyAsVisitor(await purchaseOf(bottle, offered))
    const again = await purchaseOf(bottle, { ...offered, email: 'IRIS@heron-lighting.example' })
    expect(await refusedFields(again)).toEqual([400, ['offer', 'total']])
    await buyAsVisitor(await purchaseOf(bottle, { ...offered, email: 'noor@heron-lighting.example' }))
  })

  test('an order that is paid at the door waits for its money', async () => {
    const { order } = await buyAsVisitor(
      await purchaseOf(bottle, { payment: 'cashOnDelivery', cardDigits: '' }),
    )
    const details = await detailsOf(order)
    expect(details.order).toMatchObject({ payment: 2, method: 'cashOnDelivery' })
    expect(details.card).toEqual({ brand: 'cashOnDelivery', holder: 'Iris Okafor', lastDigits: '' })
  })

  test('a gift card pays once what is on it', async () => {
    const giftCard = 'GIFT20260500'
    await buyAsVisitor(await purchaseOf(bottle, { payment: 'giftCard', cardDigits: '', giftCard }))
    expect((await quoteOf({ ...bottle, giftCard })).giftCard?.balance).toBe(464.9)
    const { invoices } = await call(listInvoices, { query: { q: 'Iris Okafor' } })
    const sheet = await call(getInvoiceSheet, { params: { id: invoices[0]!.id } })
    expect(sheet.payments).toMatchObject([{ amount: 35.1, method: 'giftCard' }])
  })

  test.each([
    [
      { payment: 'card', cardBrand: 'visa' },
      { brand: 'visa', lastDigits: '4242' },
    ],
    [
      { payment: 'card', cardBrand: 'mastercard' },
      { brand: 'mastercard', lastDigits: '4242' },
    ],
    [
      { payment: 'card', cardBrand: undefined },
      { brand: 'otherCard', lastDigits: '4242' },
    ],
    [{ payment: 'cashOnDelivery' }, { brand: 'cashOnDelivery', lastDigits: '' }],
  ] as const)('an order paid by %o says so', async (paid, card) => {
    const { order } = await buyAsVisitor(await purchaseOf(bottle, paid as Partial<Purchase>))
    expect((await detailsOf(order)).card).toMatchObject(card)
  })

  test.each<[string, Partial<Purchase>, string[]]>([
    ['another total than was agreed to', { total: 1 }, ['total']],
    ['a card without its digits', { cardDigits: '' }, ['cardDigits']],
    ['a gift card with too little', { payment: 'giftCard', giftCard: 'GIFT20260015' }, ['giftCard']],
    ['no gift card', { payment: 'giftCard' }, ['giftCard']],
    ['a delivery that does not go there', overnightToSydney, ['delivery']],
    ['a code that nobody knows', { offer: 'NOBODY' }, ['offer']],
    ['an empty cart', { lines: [] }, ['lines']],
    ['no mailbox', { email: 'iris' }, ['email']],
  ])('%s is refused and changes nothing', async (_, wrong, fields) => {
    expect(await refusedFields({ ...(await purchaseOf(bottle, wrong)), ...wrong })).toEqual([400, fields])
  })

  test('more than there is is refused', async () => {
    const lines = [{ id: 13, quantity: 9 }]
    expect(await refusedFields(await purchaseOf({ lines }))).toEqual([400, ['lines']])
  })

  test('the one who is signed in can order too', async () => {
    expect((await call(placeOrder, { body: await purchaseOf(bottle) })).order).toBeGreaterThan(5000)
  })
})
