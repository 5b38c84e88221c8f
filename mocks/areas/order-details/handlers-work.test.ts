import { describe, expect, test } from 'vitest'
import { addOrderNote, refundOrder, sendOrder, unsendOrder, unsendOrders, updateOrder } from './contract.ts'
import { piecesLeft, worthOf } from './contract-pieces.ts'
import type { Order } from '../orders/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { allOrders, detailsOf, NO_ORDERS, noOrder, ORDERS, paidOrder } from '../orders/testing.ts'
import { sendInVain } from '../../testing/trespass.ts'

const refund = (order: number, amount: number, reason = '') =>
  call(refundOrder, { params: { order }, body: { amount, reason } })

/** A paid order of several pieces, or of so many of one product, that waits to be sent. */
const preparing = async (ofOne = 1) => {
  for (const { order } of await allOrders({ status: 'Ready to Pickup', payment: '1', refunded: false })) {
    const details = await detailsOf(order)
    const pieces = [...piecesLeft(details).values()].reduce((sum, count) => sum + count, 0)
    if (pieces > 1 && details.items.some(({ quantity }) => quantity >= ofOne)) return details
  }
  throw new Error('No order waits to be sent')
}

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
    const path = `${ORDERS}/${order}/refunds`
    const { status, body } = await send('POST', path, { amount: 12.345, reason: 'A scratch' })
    expect(status).toBe(201)
    const details = await detailsOf(order)
    expect(body).toEqual(details)
    expect(details.refunds).toEqual([
      { id: 1, amount: 12.35, reason: 'A scratch', items: [], unsent: [], time: '2026-03-10T09:00:00.000Z' },
    ])
    expect(details.refundable).toBeCloseTo(spent - 12.35)
    expect(details.order).toMatchObject({ payment: 1, spent, refunded: 12.35 })
    expect((await allOrders()).find((one) => one.order === order)).toEqual(details.order)
    expect((await refund(order, 1)).refunds.map(({ id }) => id)).toEqual([1, 2])
  })

  test('in full, at once or in parts, it counts as cancelled', async () => {
    const { order, spent } = await unrefunded()
    const { timeline, customer } = await detailsOf(order)
    await refund(order, 10)
    const { refundable } = await detailsOf(order)
    const details = await refund(order, refundable)
    expect(details.order).toMatchObject({ payment: 3, refunded: spent, isSendable: false })
    expect(details.refundable).toBe(0)
    expect(details.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(spent)
    expect(details.customer).toMatchObject({ order: customer!.order - 1 })
    expect(details.timeline).toEqual(timeline)
  })

  test('never gives more than is left', async () => {
    const { order, spent } = await unrefunded()
    const tooMuch = { status: 400, fields: ['amount'], isUntouched: true }
    const tryRefund = (amount: number) =>
      sendInVain('POST', `${ORDERS}/${order}/refunds`, { amount }, () => detailsOf(order))
    expect(await tryRefund(spent + 0.01)).toEqual(tooMuch)
    await refund(order, spent - 1)
    expect(await tryRefund(1.01)).toEqual(tooMuch)
    await refund(order, 1)
    expect(await tryRefund(0.01)).toEqual(tooMuch)
  })

  test('says for which pieces, each once', async () => {
    const before = await preparing()
    const order = before.order.order
    const { id, quantity } = before.items[0]!
    const body = { amount: worthOf(before, { [id]: quantity }), items: [{ id, quantity }] }
    const details = await call(refundOrder, { params: { order }, body })
    expect(details.refunds[0]!.items).toEqual(body.items)
    const again = { ...body, amount: 1 }
    expect(await sendInVain('POST', `${ORDERS}/${order}/refunds`, again, () => detailsOf(order))).toEqual({
      status: 400,
      fields: ['items'],
      isUntouched: true,
    })
  })

  test('a smaller amount than was paid for pieces gives none of them back', async () => {
    const before = await preparing()
    const { order, items } = before
    const path = `${ORDERS}/${order.order}/refunds`
    const body = { amount: 1, items: items.map(({ id, quantity }) => ({ id, quantity })) }
    expect(await sendInVain('POST', path, body, () => detailsOf(order.order))).toEqual({
      status: 400,
      fields: ['items'],
      isUntouched: true,
    })
    const after = await refund(order.order, 1)
    expect(piecesLeft(after)).toEqual(piecesLeft(before))
    expect(after.order).toMatchObject({ refunded: 1, isSendable: true })
  })

  test('all that is left may be less than the pieces are worth, once money went back', async () => {
    const { order, items } = await preparing()
    const { refundable } = await refund(order.order, 1)
    const body = { amount: refundable, items: items.map(({ id, quantity }) => ({ id, quantity })) }
    const after = await call(refundOrder, { params: { order: order.order }, body })
    expect(after.refunds.at(-1)!.items).toEqual(body.items)
  })

  test('what was not sent goes back, and the order is dispatched', async () => {
    const { order, items } = await preparing()
    const params = { order: order.order }
    const [first] = items
    await call(sendOrder, { params, body: { items: [{ id: first!.id, quantity: 1 }] } })
    const details = await detailsOf(order.order)
    const left = [...piecesLeft(details)].filter(([, quantity]) => quantity > 0)
    const body = {
      amount: worthOf(details, Object.fromEntries(left)),
      items: left.map(([id, quantity]) => ({ id, quantity })),
    }
    const after = await call(refundOrder, { params, body })
    expect(after.order).toMatchObject({ payment: 1, status: 'Dispatched', isSendable: false })
    expect(after.timeline.find(({ event }) => event === 'dispatched')!.time).not.toBeNull()
  })

  describe('of a line of which a piece was sent and another was not', () => {
    const sentInPart = async () => {
      const { order, items } = await preparing(2)
      const { id, quantity } = items.find((item) => item.quantity > 1)!
      const params = { order: order.order }
      await call(sendOrder, { params, body: { items: [{ id, quantity: 1 }] } })
      const details = await detailsOf(order.order)
      const give = (unsent?: number) => ({
        amount: worthOf(details, { [id]: 1 }),
        items: [{ id, quantity: 1 }],
        ...(unsent !== undefined && { unsent: unsent > 0 ? [{ id, quantity: unsent }] : [] }),
      })
      return { params, id, quantity, give }
    }

    test('the sent piece goes back, and the others are still to be sent', async () => {
      const { params, id, quantity, give } = await sentInPart()
      const after = await call(refundOrder, { params, body: give(0) })
      expect(after.refunds.at(-1)).toMatchObject({ items: [{ id, quantity: 1 }], unsent: [] })
      expect(piecesLeft(after).get(id)).toBe(quantity - 1)
      const back = await call(unsendOrder, { params: { ...params, id: 1 } })
      expect(piecesLeft(back).get(id)).toBe(quantity - 1)
    })

    test('the unsent piece goes back, and is not sent', async () => {
      const { params, id, quantity, give } = await sentInPart()
      const after = await call(refundOrder, { params, body: give() })
      expect(after.refunds.at(-1)).toMatchObject({ unsent: [{ id, quantity: 1 }] })
      expect(piecesLeft(after).get(id)).toBe(quantity - 2)
    })

    test('no more unsent ones go back than there are', async () => {
      const { params, give } = await sentInPart()
      const path = `${ORDERS}/${params.order}/refunds`
      expect(await sendInVain('POST', path, give(2), () => detailsOf(params.order))).toEqual({
        status: 400,
        fields: ['unsent'],
        isUntouched: true,
      })
    })
  })

  test.each([2, 3, 4])('has nothing to give back of an order with payment %i', async (code) => {
    const { order } = (await allOrders()).find(({ payment }: Order) => payment === code)!
    const { status, body } = await send('POST', `${ORDERS}/${order}/refunds`, { amount: 1 })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { amount: ['Nothing is left to refund'] } })
  })

  test.each([{}, { amount: 0 }, { amount: -5 }, { amount: '5' }, { amount: 0.001 }])(
    '%j answers 400',
    async (given) => {
      const { order } = await unrefunded()
      expect(await sendInVain('POST', `${ORDERS}/${order}/refunds`, given, () => detailsOf(order))).toEqual({
        status: 400,
        fields: ['amount'],
        isUntouched: true,
      })
    },
  )

  test.each(NO_ORDERS)('answers 404 to %s', async (order) => {
    expect(await send('POST', `${ORDERS}/${order}/refunds`, { amount: 1 })).toEqual(noOrder)
  })
})

describe('sendOrder', () => {
  test('sends some pieces, then the rest, which dispatches the order', async () => {
    setNow('2026-11-20T09:00:00Z')
    const { order, items } = await preparing()
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
    const before = await preparing()
    const params = { order: before.order.order }
    await call(sendOrder, { params, body: {} })
    expect(await call(unsendOrder, { params: { ...params, id: 1 } })).toEqual(before)
    expect(await send('DELETE', `${ORDERS}/${params.order}/parcels/1`)).toEqual({
      status: 404,
      body: { message: 'Parcel not found' },
    })
  })

  test('what went out of a part stays out when the order is delivered by mistake', async () => {
    const { order, items } = await preparing()
    const params = { order: order.order }
    const body = { items: [{ id: items[0]!.id, quantity: 1 }] }
    const partly = await call(sendOrder, { params, body })
    await call(updateOrder, { params, body: { status: 'Delivered' } })
    const back = await call(updateOrder, { params, body: { status: 'Ready to Pickup' } })
    expect(back.parcels).toEqual(partly.parcels)
    expect(piecesLeft(back)).toEqual(piecesLeft(partly))
  })

  test('a parcel of an order that has been delivered since is not taken back', async () => {
    const { order } = await preparing()
    const params = { order: order.order }
    await call(sendOrder, { params, body: {} })
    const delivered = await call(updateOrder, { params, body: { status: 'Delivered' } })
    expect(await send('DELETE', `${ORDERS}/${params.order}/parcels/1`)).toEqual({
      status: 409,
      body: { message: 'This order is out for delivery' },
    })
    const parcels = [{ order: params.order, id: 1 }]
    expect(await call(unsendOrders, { body: { parcels } })).toEqual({ parcels: [] })
    expect(await detailsOf(params.order)).toEqual(delivered)
  })

  test('never sends more than is left, nor what is not of the order', async () => {
    const { order, items } = await preparing()
    const path = `${ORDERS}/${order.order}/parcels`
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
    const { status, body } = await send('POST', `${ORDERS}/${order!.order}/parcels`, {})
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { items: ['Nothing is left to send'] } })
  })

  test.each(NO_ORDERS)('answers 404 to %s', async (order) => {
    expect(await send('POST', `${ORDERS}/${order}/parcels`, {})).toEqual(noOrder)
    expect(await send('DELETE', `${ORDERS}/${order}/parcels/1`)).toEqual(noOrder)
  })
})

describe('addOrderNote', () => {
  test('adds a note of the caller after the others', async () => {
    setNow('2026-03-10T09:00:00Z')
    const { order } = await paidOrder()
    const before = await detailsOf(order)
    const path = `${ORDERS}/${order}/notes`
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
    expect(await sendInVain('POST', `${ORDERS}/${order}/notes`, given, () => detailsOf(order))).toEqual({
      status: 400,
      fields: ['text'],
      isUntouched: true,
    })
  })

  test.each(NO_ORDERS)('answers 404 to %s', async (order) => {
    expect(await send('POST', `${ORDERS}/${order}/notes`, { text: 'x' })).toEqual(noOrder)
  })
})
