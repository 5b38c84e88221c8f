import { describe, expect, test } from 'vitest'
import { getCustomer, updateCustomer } from '../customers/contract.ts'
import { ORDER_EVENTS, type OrderEdit, updateOrder } from './contract.ts'
import { deleteOrder, restoreOrders } from '../orders/contract.ts'
import { getProduct } from '../products/contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { removeCustomer } from '../customers/testing.ts'
import { allOrders, detailsOf, NO_ORDERS, noOrder, ORDERS, paidOrder } from '../orders/testing.ts'
import { sendInVain } from '../../testing/trespass.ts'

const edit = (order: number, body: OrderEdit) => call(updateOrder, { params: { order }, body })

const street = {
  line1: '3 Lantern Row',
  line2: 'Flat 2',
  town: 'Saltwick',
  state: 'Kent',
  postCode: 'ZZ1 2AB',
  country: 'United Kingdom',
}

describe('getOrder', () => {
  test('answers the row of the list, its customer and its neighbours', async () => {
    const orders = await allOrders()
    for (const [index, order] of orders.slice(0, 12).entries()) {
      const details = await detailsOf(order.order)
      expect(details.order).toEqual(order)
      expect(details.total).toBe(order.spent)
      expect(details.next).toBe(orders[index - 1]?.order ?? null)
      expect(details.previous).toBe(orders[index + 1]!.order)
      const { customerId } = details.customer!
      expect(details.customer).toEqual(await call(getCustomer, { params: { id: customerId } }))
      expect(details.customer).toMatchObject({ customer: order.customer, email: order.email })
      expect(details.contact).toBe(details.customer!.contact)
    }
    expect((await detailsOf(orders.at(-1)!.order)).previous).toBeNull()
  })

  test('holds products as they are in the shop', async () => {
    for (const { order } of (await allOrders()).slice(0, 12)) {
      for (const item of (await detailsOf(order)).items) {
        const product = await call(getProduct, { params: { id: item.id } })
        expect(item).toMatchObject({ name: product.productName, image: product.image })
        expect(item.price).toBe(product.pricing.discounted ?? product.pricing.base)
        expect(item.options.map(({ option }) => option)).toEqual(product.variants.map(({ option }) => option))
      }
    }
  })

  test('shows the card by its last digits, paypal by the mailbox', async () => {
    const orders = await allOrders()
    const byCard = orders.find(({ method }) => method === 'mastercard')!
    const byPaypal = orders.find(({ method }) => method === 'paypalLogo')!
    expect((await detailsOf(byCard.order)).card).toEqual({
      brand: 'mastercard',
      holder: byCard.customer,
      lastDigits: String(byCard.methodNumber),
    })
    expect((await detailsOf(byPaypal.order)).card).toEqual({
      brand: 'paypal',
      holder: byPaypal.email,
      lastDigits: '',
    })
  })

  test('is the same each time', async () => {
    const { order } = await paidOrder()
    expect(await detailsOf(order)).toEqual(await detailsOf(order))
  })

  test('has no customer once that was deleted, but its name', async () => {
    const { order, customer } = await paidOrder()
    const { customerId } = (await detailsOf(order)).customer!
    await removeCustomer(customerId)
    const details = await detailsOf(order)
    expect(details.customer).toBeNull()
    expect(details.order.customer).toBe(customer)
  })

  test('follows a new name of the customer', async () => {
    const { order } = await paidOrder()
    const id = (await detailsOf(order)).customer!.customerId
    await call(updateCustomer, { params: { id }, body: { customer: 'Someone Else' } })
    const details = await detailsOf(order)
    expect([details.order.customer, details.customer!.customer]).toEqual(['Someone Else', 'Someone Else'])
  })

  test.each(NO_ORDERS)('answers 404 to %s', async (order) => {
    expect(await send('GET', `${ORDERS}/${order}/details`)).toEqual(noOrder)
  })

  test('of a deleted order is not found, and its neighbours close up', async () => {
    const [first, second, third] = await allOrders()
    await call(deleteOrder, { params: { id: second!.id } })
    expect(await send('GET', `${ORDERS}/${second!.order}/details`)).toEqual(noOrder)
    expect((await detailsOf(first!.order)).previous).toBe(third!.order)
  })
})

describe('updateOrder', () => {
  test('changes addresses and contact, keeps the rest, and no other order', async () => {
    const { order } = await paidOrder()
    const before = await detailsOf(order)
    const others = await allOrders()
    const body = { contact: '+44 7700 900100', shippingAddress: street, billingAddress: street }
    expect(await edit(order, body)).toEqual({ ...before, ...body })
    expect(await detailsOf(order)).toEqual({ ...before, ...body })
    expect(await allOrders()).toEqual(others)
  })

  test('a new status shows in the list and fills in the steps up to it', async () => {
    const orders = await allOrders()
    const { order } = orders.find(({ status, payment }) => status === 'Dispatched' && payment === 1)!
    const before = await detailsOf(order)
    setNow(new Date(now().getTime() + 60_000))
    const after = await edit(order, { status: 'Delivered' })
    expect(after.timeline.slice(0, 3)).toEqual(before.timeline.slice(0, 3))
    expect(after.timeline.slice(3)).toEqual(
      ORDER_EVENTS.slice(3).map((event) => ({ event, time: now().toISOString() })),
    )
    expect((await allOrders()).find((one) => one.order === order)).toMatchObject({ status: 'Delivered' })
  })

  test('an earlier status opens the later steps again', async () => {
    const { order } = (await allOrders()).find(({ status }) => status === 'Delivered')!
    const before = await detailsOf(order)
    const { timeline } = await edit(order, { status: 'Ready to Pickup' })
    expect(timeline.slice(0, 2)).toEqual(before.timeline.slice(0, 2))
    expect(timeline.slice(2).map(({ time }) => time)).toEqual([null, null, null, null])
  })

  test('the status that it has changes nothing', async () => {
    const { order, status } = await paidOrder()
    const before = await detailsOf(order)
    expect(await edit(order, { status })).toEqual(before)
    expect(await edit(order, {})).toEqual(before)
  })

  test('another card shows in the list too', async () => {
    const { order } = await paidOrder()
    const details = await edit(order, { method: 'mastercard', methodNumber: 42 })
    expect(details.card).toMatchObject({ brand: 'mastercard', lastDigits: '0042' })
    expect((await allOrders()).find((one) => one.order === order)).toEqual(details.order)
    expect((await edit(order, { method: 'paypalLogo' })).card.brand).toBe('paypal')
  })

  test('a payment that is cancelled takes the order off what the customer spent', async () => {
    const { order, spent } = (await allOrders({ payment: '2' }))[0]!
    const before = (await detailsOf(order)).customer!
    const after = await edit(order, { payment: 3 })
    expect(after.order.payment).toBe(3)
    expect(after.refundable).toBe(0)
    expect(after.customer).toMatchObject({ order: before.order - 1 })
    expect(after.customer!.totalSpent).toBeCloseTo(before.totalSpent - spent)
  })

  test('what is paid is not cancelled without a refund', async () => {
    const { order } = await paidOrder()
    const cancel = () => sendInVain('PUT', `${ORDERS}/${order}`, { payment: 3 }, () => detailsOf(order))
    expect(await cancel()).toMatchObject({ status: 409, isUntouched: true })
  })

  test('what is not the caller’s to change stays', async () => {
    const { order } = await paidOrder()
    const before = await detailsOf(order)
    const given = { id: 1, order: 1, spent: 0, total: 0, customer: null, items: [], refunds: [], notes: [] }
    expect(await send('PUT', `${ORDERS}/${order}`, given)).toEqual({ status: 200, body: before })
  })

  test('an edited order that is deleted comes back as edited', async () => {
    const { id, order } = await paidOrder()
    const edited = await edit(order, { shippingAddress: street })
    await call(deleteOrder, { params: { id } })
    await call(restoreOrders, { body: { ids: [id] } })
    expect(await detailsOf(order)).toEqual(edited)
  })

  test.each(NO_ORDERS)('answers 404 to %s', async (order) => {
    expect(await send('PUT', `${ORDERS}/${order}`, {})).toEqual(noOrder)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['an unknown status', { status: 'Lost' }, ['status']],
    ['an unknown payment', { payment: 5 }, ['payment']],
    ['an address without a street', { billingAddress: { ...street, line1: ' ' } }, ['billingAddress.line1']],
    ['an endless number', { contact: '1'.repeat(201) }, ['contact']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    const { order } = await paidOrder()
    expect(await sendInVain('PUT', `${ORDERS}/${order}`, body, () => detailsOf(order))).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
