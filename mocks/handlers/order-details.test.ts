import { describe, expect, test } from 'vitest'
import { getCustomer, updateCustomer } from '../contract/customers.ts'
import { getProduct } from '../contract/products.ts'
import {
  addOrderNote,
  sendOrder,
  unsendOrder,
  ORDER_EVENTS,
  type OrderEdit,
  refundOrder,
  updateOrder,
} from '../contract/order-details.ts'
import { deleteOrder, type Order, restoreOrders } from '../contract/orders.ts'
import { now, setNow } from '../data/clock.ts'
import { piecesLeft } from '../contract/order-pieces.ts'
import { call, send } from '../testing/call.ts'
import { removeCustomer } from '../testing/customers.ts'
import { NO_IDS } from '../testing/ids.ts'
import { allOrders, detailsOf } from '../testing/orders.ts'
import { sendInVain } from '../testing/trespass.ts'

const PATH = '/api/apps/ecommerce/orders'
const notFound = { status: 404, body: { message: 'Order not found' } }
const unknown = ['1', '100', ...NO_IDS]

const paidOrder = async () => (await allOrders()).find(({ payment, spent }) => payment === 1 && spent > 50)!
const edit = (order: number, body: OrderEdit) => call(updateOrder, { params: { order }, body })
const refund = (order: number, amount: number, reason = '') =>
  call(refundOrder, { params: { order }, body: { amount, reason } })

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

  test.each(unknown)('answers 404 to %s', async (order) => {
    expect(await send('GET', `${PATH}/${order}/details`)).toEqual(notFound)
  })

  test('of a deleted order is not found, and its neighbours close up', async () => {
    const [first, second, third] = await allOrders()
    await call(deleteOrder, { params: { id: second!.id } })
    expect(await send('GET', `${PATH}/${second!.order}/details`)).toEqual(notFound)
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
    const { order, spent } = await paidOrder()
    const before = (await detailsOf(order)).customer!
    const after = await edit(order, { payment: 3 })
    expect(after.order.payment).toBe(3)
    expect(after.refundable).toBe(0)
    expect(after.customer).toMatchObject({ order: before.order - 1 })
    expect(after.customer!.totalSpent).toBeCloseTo(before.totalSpent - spent)
  })

  test('what is not the caller’s to change stays', async () => {
    const { order } = await paidOrder()
    const before = await detailsOf(order)
    const given = { id: 1, order: 1, spent: 0, total: 0, customer: null, items: [], refunds: [], notes: [] }
    expect(await send('PUT', `${PATH}/${order}`, given)).toEqual({ status: 200, body: before })
  })

  test('an edited order that is deleted comes back as edited', async () => {
    const { id, order } = await paidOrder()
    const edited = await edit(order, { shippingAddress: street })
    await call(deleteOrder, { params: { id } })
    await call(restoreOrders, { body: { ids: [id] } })
    expect(await detailsOf(order)).toEqual(edited)
  })

  test.each(unknown)('answers 404 to %s', async (order) => {
    expect(await send('PUT', `${PATH}/${order}`, {})).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['an unknown status', { status: 'Lost' }, ['status']],
    ['an unknown payment', { payment: 5 }, ['payment']],
    ['an address without a street', { billingAddress: { ...street, line1: ' ' } }, ['billingAddress.line1']],
    ['an endless number', { contact: '1'.repeat(201) }, ['contact']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    const { order } = await paidOrder()
    expect(await sendInVain('PUT', `${PATH}/${order}`, body, () => detailsOf(order))).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('refundOrder', () => {
  const unrefunded = async () => {
    for (const order of await allOrders()) {
      const { refundable, refunds } = await detailsOf(order.order)
      if (refundable > 50 && refunds.length === 0) return order
    }
    throw new Error('All orders are refunded')
  }

  test('gives back a part, and what is left shrinks', async () => {
    setNow('2026-03-10T09:00:00Z')
    const { order, spent } = await unrefunded()
    const path = `${PATH}/${order}/refunds`
    const { status, body } = await send('POST', path, { amount: 12.345, reason: 'A scratch' })
    expect(status).toBe(201)
    const details = await detailsOf(order)
    expect(body).toEqual(details)
    expect(details.refunds).toEqual([
      { id: 1, amount: 12.35, reason: 'A scratch', items: [], time: '2026-03-10T09:00:00.000Z' },
    ])
    expect(details.refundable).toBeCloseTo(spent - 12.35)
    expect(details.order).toMatchObject({ payment: 1, spent })
    expect((await refund(order, 1)).refunds.map(({ id }) => id)).toEqual([1, 2])
  })

  test('in full, at once or in parts, it counts as cancelled', async () => {
    const { order, spent } = await unrefunded()
    const { timeline, customer } = await detailsOf(order)
    await refund(order, 10)
    const { refundable } = await detailsOf(order)
    const details = await refund(order, refundable)
    expect(details.order.payment).toBe(3)
    expect(details.refundable).toBe(0)
    expect(details.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(spent)
    expect(details.customer).toMatchObject({ order: customer!.order - 1 })
    expect(details.timeline).toEqual(timeline)
  })

  test('never gives more than is left', async () => {
    const { order, spent } = await unrefunded()
    const tooMuch = { status: 400, fields: ['amount'], isUntouched: true }
    const tryRefund = (amount: number) =>
      sendInVain('POST', `${PATH}/${order}/refunds`, { amount }, () => detailsOf(order))
    expect(await tryRefund(spent + 0.01)).toEqual(tooMuch)
    await refund(order, spent - 1)
    expect(await tryRefund(1.01)).toEqual(tooMuch)
    await refund(order, 1)
    expect(await tryRefund(0.01)).toEqual(tooMuch)
  })

  test('says for which pieces, each once', async () => {
    const { order } = await unrefunded()
    const { items } = await detailsOf(order)
    const pieces = [{ id: items[0]!.id, quantity: items[0]!.quantity }]
    const body = { amount: 1, items: pieces }
    const details = await call(refundOrder, { params: { order }, body })
    expect(details.refunds[0]!.items).toEqual(pieces)
    expect(await sendInVain('POST', `${PATH}/${order}/refunds`, body, () => detailsOf(order))).toEqual({
      status: 400,
      fields: ['items'],
      isUntouched: true,
    })
  })

  test.each([2, 3, 4])('has nothing to give back of an order with payment %i', async (code) => {
    const { order } = (await allOrders()).find(({ payment }: Order) => payment === code)!
    const { status, body } = await send('POST', `${PATH}/${order}/refunds`, { amount: 1 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { amount: ['Nothing is left to refund'] } })
  })

  test.each([{}, { amount: 0 }, { amount: -5 }, { amount: '5' }, { amount: 0.001 }])(
    '%j answers 400',
    async (given) => {
      const { order } = await unrefunded()
      expect(await sendInVain('POST', `${PATH}/${order}/refunds`, given, () => detailsOf(order))).toEqual({
        status: 400,
        fields: ['amount'],
        isUntouched: true,
      })
    },
  )

  test.each(unknown)('answers 404 to %s', async (order) => {
    expect(await send('POST', `${PATH}/${order}/refunds`, { amount: 1 })).toEqual(notFound)
  })
})

describe('sendOrder', () => {
  /** An order of several pieces that waits to be sent. */
  const waiting = async () => {
    for (const { order } of await allOrders({ status: 'Ready to Pickup' })) {
      const details = await detailsOf(order)
      const pieces = [...piecesLeft(details).values()].reduce((sum, count) => sum + count, 0)
      if (pieces > 1) return details
    }
    throw new Error('No order waits to be sent')
  }

  test('sends some pieces, then the rest, which dispatches the order', async () => {
    setNow('2026-11-20T09:00:00Z')
    const { order, items } = await waiting()
    const params = { order: order.order }
    const [first] = items
    const body = { items: [{ id: first!.id, quantity: 1 }], carrier: 'Harbour Post', tracking: 'HP-1' }
    const partly = await call(sendOrder, { params, body })
    expect(partly.parcels).toEqual([{ id: 1, ...body, time: '2026-11-20T09:00:00.000Z' }])
    expect(partly.order.status).toBe('Ready to Pickup')
    expect(piecesLeft(partly).get(first!.id)).toBe(first!.quantity - 1)
    const whole = await call(sendOrder, { params, body: {} })
    expect(whole.order.status).toBe('Dispatched')
    expect(whole.timeline.find(({ event }) => event === 'dispatched')!.time).not.toBeNull()
    expect([...piecesLeft(whole).values()].every((count) => count === 0)).toBe(true)
    expect(await detailsOf(params.order)).toEqual(whole)
  })

  test('a parcel can be taken back, and the order is as before', async () => {
    const before = await waiting()
    const params = { order: before.order.order }
    await call(sendOrder, { params, body: {} })
    expect(await call(unsendOrder, { params: { ...params, id: 1 } })).toEqual(before)
    expect(await send('DELETE', `${PATH}/${params.order}/parcels/1`)).toEqual({
      status: 404,
      body: { message: 'Parcel not found' },
    })
  })

  test('never sends more than is left, nor what is not of the order', async () => {
    const { order, items } = await waiting()
    const path = `${PATH}/${order.order}/parcels`
    for (const piece of [
      { id: items[0]!.id, quantity: items[0]!.quantity + 1 },
      { id: 99_999, quantity: 1 },
    ])
      expect(await sendInVain('POST', path, { items: [piece] }, () => detailsOf(order.order))).toEqual({
        status: 400,
        fields: ['items'],
        isUntouched: true,
      })
  })

  test('has nothing to send of an order that is on its way', async () => {
    const [order] = await allOrders({ status: 'Delivered' })
    const { status, body } = await send('POST', `${PATH}/${order!.order}/parcels`, {})
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { items: ['Nothing is left to send'] } })
  })

  test.each(unknown)('answers 404 to %s', async (order) => {
    expect(await send('POST', `${PATH}/${order}/parcels`, {})).toEqual(notFound)
    expect(await send('DELETE', `${PATH}/${order}/parcels/1`)).toEqual(notFound)
  })
})

describe('addOrderNote', () => {
  test('adds a note of the caller after the others', async () => {
    setNow('2026-03-10T09:00:00Z')
    const { order } = await paidOrder()
    const before = await detailsOf(order)
    const path = `${PATH}/${order}/notes`
    const { status, body } = await send('POST', path, { text: '  Called back <b>twice</b>.\n' })
    expect(status).toBe(201)
    const note = {
      id: before.notes.length + 1,
      text: 'Called back <b>twice</b>.',
      author: 'Ines Halvorsen',
      avatar: expect.stringContaining('avatars/'),
      time: '2026-03-10T09:00:00.000Z',
    }
    expect(body).toEqual({ ...before, notes: [...before.notes, note] })
    expect(await detailsOf(order)).toEqual(body)
    const again = await call(addOrderNote, { params: { order }, body: { text: 'And again.' } })
    expect(again.notes.at(-1)).toMatchObject({ id: note.id + 1, text: 'And again.' })
  })

  test.each([{}, { text: ' ' }, { text: 'x'.repeat(2001) }, { text: 7 }])('%j answers 400', async (given) => {
    const { order } = await paidOrder()
    expect(await sendInVain('POST', `${PATH}/${order}/notes`, given, () => detailsOf(order))).toEqual({
      status: 400,
      fields: ['text'],
      isUntouched: true,
    })
  })

  test.each(unknown)('answers 404 to %s', async (order) => {
    expect(await send('POST', `${PATH}/${order}/notes`, { text: 'x' })).toEqual(notFound)
  })
})
