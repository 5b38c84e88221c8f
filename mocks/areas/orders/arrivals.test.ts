import { beforeEach, describe, expect, test } from 'vitest'
import { bottle, CHECKOUT, purchaseOf } from '../checkout/testing.ts'
import { deleteCustomer, restoreCustomers } from '../customers/contract.ts'
import { addUp, allSales, analytics, earningOf, ecommerce, ofPeriod } from '../dashboards/testing.ts'
import { getStoreSettings, updateStoreDetails } from '../store-settings/contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { inStore } from '../../seed/store-time.ts'
import { store } from '../../store/store.ts'
import { call, send } from '../../testing/call.ts'
import { unique } from '../../testing/unique.ts'
import { deleteOrder, type Order, ORDER_PAYMENTS, restoreOrders, updateOrders } from './contract.ts'
import { allOrders, detailsOf } from './testing.ts'

const idsOf = async () => (await allOrders()).map(({ id }) => id)
const FIRST = '2026-03-10T09:00:00Z'
const LATER = '2026-03-24T09:00:00Z'

/** The orders that came between the first day and the later one. */
const lateOnes = async () => (await allOrders()).filter(({ date }) => date > '2026-03-10')

/** As if the page were loaded again, in this tab or in another: only what is kept stays. */
const reload = () => {
  const { 'seeded-at': instant, orders, customers } = store.snapshot()
  const isKept = { orders: store.isTouched('orders'), customers: store.isTouched('customers') }
  store.forget()
  store.adopt('seeded-at', instant)
  if (isKept.orders) store.adopt('orders', structuredClone(orders))
  if (isKept.customers) store.adopt('customers', structuredClone(customers))
}
const buy = async () => {
  const { status } = await send('POST', CHECKOUT, await purchaseOf(bottle), null)
  expect(status).toBe(201)
  return (await allOrders())[0]!
}

beforeEach(async () => {
  setNow(FIRST)
  await allOrders()
})

test('a fortnight later each day has had its orders, and those from before stay as they were', async () => {
  const before = await allOrders()
  setNow(LATER)
  const late = await lateOnes()
  expect(new Set(late.map(({ date }) => date)).size).toBeGreaterThan(11)
  expect(late.every(({ date }) => date <= '2026-03-24')).toBe(true)
  const kept = (await allOrders()).filter(({ date }) => date <= '2026-03-10')
  expect(kept.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(new Set((await allOrders()).map(({ order }) => order)).size).toBe(before.length + late.length)
})

test('they are the same whenever one looks, and move on as others do', async () => {
  setNow('2026-03-13T23:00:00Z')
  const early = await lateOnes()
  expect(early.every(({ status }) => status === 'Ready to Pickup')).toBe(true)
  for (const later of ['2026-03-20T09:00:00Z', LATER, '2026-06-24T09:00:00Z']) {
    setNow(later)
    const byNow = new Map((await allOrders()).map((order) => [order.id, order]))
    for (const { status: _status, isSendable: _isSendable, payment, ...order } of early) {
      const { payment: paymentNow, ...stays } = byNow.get(order.id)!
      expect(stays).toMatchObject(order)
      expect(paymentNow === payment || payment === ORDER_PAYMENTS.pending).toBe(true)
    }
    expect(early.some(({ id }) => byNow.get(id)!.status !== 'Ready to Pickup')).toBe(true)
  }
})

test('what is pending is paid after a while, and nothing that was sent comes to nothing', async () => {
  setNow('2026-03-31T09:00:00Z')
  const waiting = (await lateOnes()).filter(({ payment }) => payment === ORDER_PAYMENTS.pending)
  expect(waiting.length).toBeGreaterThan(0)
  setNow('2026-06-24T09:00:00Z')
  const byNow = new Map((await allOrders()).map((order) => [order.id, order]))
  for (const { id } of waiting)
    expect(byNow.get(id)).toMatchObject({ payment: ORDER_PAYMENTS.paid, status: 'Delivered' })
})

test('none lies ahead, at no hour of a day and in no time zone', async () => {
  const { store: details } = await call(getStoreSettings)
  for (const timeZone of ['Pacific/Auckland', 'Europe/Paris', 'Pacific/Honolulu']) {
    await call(updateStoreDetails, { body: { ...details, timeZone } })
    for (const hour of ['00:10', '07:00', '13:59', '23:50']) {
      setNow(`2026-03-24T${hour}:00Z`)
      const { date, time } = inStore(now())
      const late = await lateOnes()
      expect(late.length).toBeGreaterThan(12)
      for (const order of late) expect(`${order.date} ${order.time}` <= `${date} ${time}`).toBe(true)
    }
  }
})

describe('after a reload', () => {
  test('they are those of before, weeks after the sample data were made', async () => {
    setNow(LATER)
    const before = await allOrders()
    reload()
    expect(await allOrders()).toEqual(before)
    setNow('2026-05-10T09:00:00Z')
    const later = await allOrders()
    reload()
    expect(await allOrders()).toEqual(later)
  })

  test('they follow the clock of the store at once', async () => {
    setNow(LATER)
    const [first] = await lateOnes()
    const { store: details } = await call(getStoreSettings)
    await call(updateStoreDetails, { body: { ...details, timeZone: 'Asia/Tokyo' } })
    const late = (await allOrders()).find(({ id }) => id === first!.id)!
    expect(late.time).not.toBe(first!.time)
    const { 'store-settings': settings } = store.snapshot()
    reload()
    store.adopt('store-settings', settings)
    expect((await allOrders()).find(({ id }) => id === first!.id)).toEqual(late)
  })

  test('what a person did in the first week stays beside what came since', async () => {
    const mine = await buy()
    setNow('2026-03-13T09:00:00Z')
    const [paid, gone] = (await lateOnes()).filter(({ payment }) => payment === ORDER_PAYMENTS.paid) as [
      Order,
      Order,
    ]
    await call(updateOrders, { body: { orders: [{ id: paid.id, payment: ORDER_PAYMENTS.pending }] } })
    await call(deleteOrder, { params: { id: gone.id } })
    reload()
    setNow('2026-05-10T09:00:00Z')
    const all = await allOrders()
    expect(all.find(({ id }) => id === mine.id)).toEqual(mine)
    expect(all.find(({ id }) => id === paid.id)?.payment).toBe(ORDER_PAYMENTS.pending)
    expect(all.some(({ id }) => id === gone.id)).toBe(false)
    const days = all.filter(({ date }) => date > '2026-03-13').map(({ date }) => date)
    expect(unique(days)).toBeGreaterThan(50)
    expect(days).toEqual(days.toSorted().toReversed())
    reload()
    expect(await allOrders()).toEqual(all)
  })
})

test('what a person orders has an id and a number of its own, and takes none from what comes later that day', async () => {
  setNow('2026-03-24T23:00:00Z')
  const dayAlone = (await lateOnes()).filter(({ date }) => date === '2026-03-24')
  expect(dayAlone.length).toBeGreaterThan(0)
  const mine: Order[] = []
  for (const hour of ['00', '06', '09', '12', '18', '22']) {
    setNow(`2026-03-24T${hour}:30:00Z`)
    mine.push(await buy())
  }
  setNow('2026-03-24T23:00:00Z')
  const all = await allOrders()
  expect(unique(all.map(({ id }) => id))).toBe(all.length)
  expect(unique(all.map(({ order }) => order))).toBe(all.length)
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([...dayAlone, ...mine].map(({ id }) => id)))
})

test('what comes once the store numbers its orders otherwise is numbered so, and what had come is not', async () => {
  setNow('2026-03-17T09:00:00Z')
  const before = await allOrders()
  const { store: details } = await call(getStoreSettings)
  await call(updateStoreDetails, { body: { ...details, orderIdPrefix: 'MT-', orderIdSuffix: '-26' } })
  expect(await allOrders()).toEqual(before)
  setNow(LATER)
  const all = new Map((await allOrders()).map(({ id, order, number }) => [id, { order, number }]))
  for (const { id, number } of before) expect(all.get(id)?.number).toBe(number)
  const since = [...all].filter(([id]) => !before.some((one) => one.id === id))
  expect(since.length).toBeGreaterThan(5)
  for (const [, { order, number }] of since) expect(number).toBe(`MT-${order}-26`)
})

test('who was deleted orders nothing any more, until the deletion is undone', async () => {
  setNow(LATER)
  const late = await lateOnes()
  const { order, date } = late[0]!
  const { customerId } = (await detailsOf(order)).customer!
  const others = late.filter((one) => one.customer !== late[0]!.customer)
  setNow(`${date}T00:00:00Z`)
  await call(deleteCustomer, { params: { id: customerId } })
  setNow(LATER)
  const orders = await allOrders()
  expect(orders.some((one) => one.order === order)).toBe(false)
  expect(orders).toEqual(expect.arrayContaining(others))
  await call(restoreCustomers, { body: { ids: [customerId] } })
  expect((await allOrders())[0]?.order).toBe(order)
})

test('weeks later the dashboards count what the list shows', async () => {
  setNow('2026-05-10T09:00:00Z')
  const sold = ofPeriod(await allSales(), 30)
  const { overview } = await analytics(30)
  expect(overview.orders.value).toBe(sold.length)
  expect(overview.sales.value).toBe(earningOf(sold))
  const { payments, statuses, profit, expenses, from, to } = await ecommerce(30)
  for (const { state, value } of payments)
    expect(await allOrders({ paymentState: state, from, to })).toHaveLength(value)
  for (const { status, value } of statuses) expect(await allOrders({ status, from, to })).toHaveLength(value)
  expect(addUp([profit.value, expenses.value])).toBe(overview.sales.value)
})

test('this week is told of on the dashboards', async () => {
  setNow('2026-05-10T09:00:00Z')
  const { overview, week } = await analytics(7)
  expect(overview.orders.value).toBeGreaterThan(3)
  expect(week.orders.value).toBe(overview.orders.value)
})

test('each has its own screen; one that is deleted stays so, and comes back', async () => {
  setNow(LATER)
  const [first] = await lateOnes()
  const details = await detailsOf(first!.order)
  expect(details.total).toBe(first!.spent)
  expect(details.items.length).toBeGreaterThan(0)
  const before = await idsOf()
  await call(deleteOrder, { params: { id: first!.id } })
  setNow('2026-03-24T12:00:00Z')
  expect(await idsOf()).not.toContain(first!.id)
  await call(restoreOrders, { body: { ids: [first!.id] } })
  expect(await idsOf()).toEqual(expect.arrayContaining(before))
})
