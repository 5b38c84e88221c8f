import { beforeEach, describe, expect, test } from 'vitest'
import { createEvent, deleteEvent, listEvents } from '../calendar/contract.ts'
import type { CrmActivityKind } from './contract.ts'
import { createInvoicePayment, type Invoice, INVOICE_STATUSES } from '../invoices/contract.ts'
import { deleteBoardItem, orderBoards, updateBoardItem } from '../kanban/contract.ts'
import { deleteOrder, deliveryStateOf } from '../orders/contract.ts'
import { getProfile, type ProfileTab, type ProfileTabs } from '../profile/contract.ts'
import { deleteReview } from '../reviews/contract.ts'
import { deleteUser, updateUser } from '../users/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call } from '../../testing/call.ts'
import { addUp, allSales, crm, earningOf, newestPaidOrder } from '../dashboards/testing.ts'
import { allInvoices, allSheets, remove } from '../invoices/testing.ts'
import { look } from '../kanban/testing.ts'
import { allOrders } from '../orders/testing.ts'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

const open = async <Tab extends ProfileTab>(tab: Tab) =>
  (await call(getProfile, { query: { tab } })) as ProfileTabs[Tab]

describe('the year', () => {
  test('has twelve months of sales and of what invoices brought in', async () => {
    const { months, ...year } = (await crm()).year
    expect([months.length, months[0]!.month, months.at(-1)!.month]).toEqual([12, '2025-04', '2026-03'])
    const all = await allSales()
    const payments = (await allSheets()).flatMap((sheet) => sheet.payments)
    for (const { month, orders, sales, income } of months) {
      const ofMonth = all.filter(({ date }) => date.startsWith(month))
      const paid = payments.filter(({ date }) => date.startsWith(month)).map(({ amount }) => amount)
      expect([orders, sales, income]).toEqual([
        ofMonth.length,
        earningOf(ofMonth),
        addUp([earningOf(ofMonth), ...paid]),
      ])
    }
    for (const key of ['orders', 'sales', 'profit', 'income'] as const)
      expect(addUp(months.map((month) => month[key]))).toBe(year[key])
    expect(year.income).toBeGreaterThan(year.sales)
  })

  test('sees a payment and a deleted order', async () => {
    const before = (await crm()).year
    const { id } = (await allInvoices({ status: 'Sent' }))[0]!
    const body = { amount: 100, date: '2026-03-09', method: 'cash' as const, note: '' }
    await call(createInvoicePayment, { params: { id }, body })
    expect((await crm()).year).toMatchObject({ income: addUp([before.income, 100]), sales: before.sales })
    const order = await newestPaidOrder()
    await call(deleteOrder, { params: { id: order.id } })
    expect((await crm()).year).toMatchObject({
      orders: before.orders - 1,
      sales: addUp([before.sales, -order.spent]),
      income: addUp([before.income, 100, -order.spent]),
    })
  })
})

test('the totals have the plan of their days', async () => {
  const week = await crm(7)
  expect([week.sales.goal, week.profit.goal]).toEqual([week.week.earning.goal, week.week.profit.goal])
  expect((await crm(30)).sales.goal).toBeGreaterThan(week.sales.goal)
})

describe('the loyalty', () => {
  test('parts the orders of six months into first and later ones', async () => {
    const { loyalty, year } = await crm()
    expect(loyalty.map(({ month }) => month)).toEqual(year.months.slice(-6).map(({ month }) => month))
    for (const { month, firstOrders, laterOrders } of loyalty)
      expect(firstOrders + laterOrders).toBe(year.months.find((one) => one.month === month)!.orders)
  })

  test('knows with which order each customer began', async () => {
    const begun = new Map((await allSales()).map((sale) => [sale.customerId, sale]))
    for (const { month, firstOrders } of (await crm()).loyalty) {
      const first = [...begun.values()].filter(({ date }) => date.startsWith(month))
      expect(firstOrders).toBe(first.length)
    }
  })
})

describe('the projects', () => {
  test('have the budgets of the profile', async () => {
    const projects = await open('projects')
    const { budget, spent, months } = (await crm()).projectStatus
    expect(budget).toBe(addUp(projects.map((project) => project.budget)))
    expect(spent).toBe(addUp(projects.map(({ budgetSpent }) => budgetSpent)))
    expect(months).toHaveLength(6)
    const isRunning = (project: (typeof projects)[number]) =>
      project.completedTask < project.totalTask || project.deadline >= '2026-03-01'
    expect(months.at(-1)).toEqual({ month: '2026-03', running: projects.filter(isRunning).length })
  })

  test('are under way from their start until they are done', async () => {
    const projects = await open('projects')
    const first = (await crm()).projectStatus.months[0]!
    const begun = projects.filter(({ startDate }) => startDate <= '2025-10-31')
    expect(first.running).toBe(begun.length)
    expect(begun.length).toBeLessThan(projects.length)
  })

  test('that are active are the six that are furthest', async () => {
    const rows = (await open('projectTable')).filter(({ status }) => status > 0 && status < 100)
    const { activeProjects } = await crm()
    expect(activeProjects).toHaveLength(6)
    for (const { id, name, leader, avatar, progress } of activeProjects)
      expect(rows).toContainEqual(expect.objectContaining({ id, name, leader, avatar, status: progress }))
    const progresses = rows.map(({ status }) => status).toSorted((one, other) => other - one)
    expect(activeProjects.map(({ progress }) => progress)).toEqual(progresses.slice(0, 6))
  })
})

test('the pipeline has all invoices by their status', async () => {
  const all = await allInvoices()
  const { pipeline } = await crm()
  expect(pipeline.map(({ status }) => status).toSorted()).toEqual(INVOICE_STATUSES.toSorted())
  for (const { status, count, amount } of pipeline) {
    const ofStatus = all.filter(({ invoiceStatus }) => invoiceStatus === status)
    expect([count, amount]).toEqual([ofStatus.length, addUp(ofStatus.map(({ total }) => total))])
  }
  await remove(all[0]!.id)
  expect(addUp((await crm()).pipeline.map(({ count }) => count))).toBe(all.length - 1)
})

test('the pipeline narrows on the way, and those past due came as far as they had come', async () => {
  const { pipeline } = await crm()
  const [late, ...way] = pipeline.toReversed()
  expect(late).toMatchObject({ status: 'Past Due', reached: late!.count })
  const reached = way.toReversed().map((stage) => stage.reached)
  expect(reached).toEqual(reached.toSorted((one, other) => other - one))
  expect(reached[0]).toBe((await allInvoices()).length)
  expect(reached.at(-1)).toBe(way[0]!.count)
})

describe('the contacts', () => {
  test('are customers, those with whom something was last', async () => {
    const { contacts } = await crm()
    const all = await allOrders()
    expect(contacts).toHaveLength(5)
    expect(new Set(contacts.map(({ customerId }) => customerId)).size).toBe(5)
    const dates = contacts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates[0]).toBe(
      all
        .map(({ date }) => date)
        .toSorted()
        .at(-1),
    )
    const ofOrders = contacts.filter(({ kind }) => kind === 'order')
    expect(ofOrders.length).toBeGreaterThan(0)
    for (const { reference, status, amount } of ofOrders) {
      const order = all.find((one) => one.order === reference)!
      expect([deliveryStateOf(order), order.spent]).toEqual([status, amount])
    }
  })

  test('see a payment', async () => {
    const [{ id, client }] = (await allInvoices({ status: 'Sent' })) as [Invoice]
    const body = { amount: 100, date: '2026-03-10', method: 'cash' as const, note: '' }
    await call(createInvoicePayment, { params: { id }, body })
    const contact = (await crm()).contacts.find(({ kind }) => kind === 'payment')
    expect(contact).toMatchObject({
      reference: id,
      name: client.name,
      amount: 100,
      status: 'Partial Payment',
    })
  })
})

test('the transactions tell what their client brought in month by month, what is paid now included', async () => {
  const [{ id, client }] = (await allInvoices({ status: 'Sent' })) as [Invoice]
  const body = { amount: 100, date: '2026-03-10', method: 'cash' as const, note: '' }
  await call(createInvoicePayment, { params: { id }, body })
  const own = async () =>
    (await crm()).transactions.find(({ kind, reference }) => kind === 'invoice' && reference === id)
  const before = (await own())!
  expect(before.client).toBe(client.name)
  expect(before.course).toHaveLength(6)
  expect(before.course.at(-1)).toBeGreaterThanOrEqual(100)
  await call(createInvoicePayment, { params: { id }, body: { ...body, amount: 20 } })
  expect((await own())!.course).toEqual(before.course.with(-1, addUp([before.course.at(-1)!, 20])))
})

describe('the tasks', () => {
  test('are those of the boards but the last, overdue or due within a week', async () => {
    const { boards, items } = await look()
    const [done, ...ahead] = boards.toReversed()
    const { tasks } = await crm()
    expect(tasks.length).toBeGreaterThan(2)
    for (const { id, title, board, boardId, dueDate } of tasks) {
      expect(items).toContainEqual(expect.objectContaining({ id, title, dueDate }))
      expect(ahead.find(({ itemsIds }) => itemsIds.includes(id))).toMatchObject({ id: boardId, title: board })
      expect(dueDate <= '2026-03-17').toBe(true)
    }
    const dates = tasks.map(({ dueDate }) => dueDate)
    expect(dates).toEqual(dates.toSorted())
    await call(orderBoards, { body: [done!, ...ahead].map(({ id }) => id) })
    const others = (await crm()).tasks.map(({ boardId }) => boardId)
    expect(others).toContain(done!.id)
  })

  test('go away when they are put off or deleted', async () => {
    const [first, second, ...others] = (await crm()).tasks
    await call(updateBoardItem, { body: { item: { id: first!.id, dueDate: '' } } })
    await call(deleteBoardItem, { params: { id: second!.id } })
    expect((await crm()).tasks).toEqual(others)
  })
})

describe('the activity', () => {
  const activityOf = async (kind: CrmActivityKind) => (await crm()).activity.find((one) => one.kind === kind)

  test('has what was last of each kind, the newest first', async () => {
    const { activity } = await crm()
    expect(activity.map(({ kind }) => kind).toSorted()).toEqual([
      'invoice',
      'meeting',
      'newUsers',
      'order',
      'review',
    ])
    const times = activity.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.every((time) => time <= '2026-03-10T09:00:00.000Z')).toBe(true)
  })

  test('goes back to the order and the invoice before a deleted one', async () => {
    const [order, orderBefore] = await allOrders()
    expect(await activityOf('order')).toMatchObject({ order: order!.order, client: order!.customer })
    await call(deleteOrder, { params: { id: order!.id } })
    expect(await activityOf('order')).toMatchObject({ order: orderBefore!.order, amount: orderBefore!.spent })

    const sent = (await allInvoices()).filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')
    expect(await activityOf('invoice')).toMatchObject({
      invoiceId: sent[0]!.id,
      invoiceNumber: sent[0]!.number,
      amount: sent[0]!.total,
    })
    await remove(sent[0]!.id)
    expect(await activityOf('invoice')).toMatchObject({
      invoiceId: sent[1]!.id,
      client: sent[1]!.client.name,
    })
  })

  test('knows the newest review', async () => {
    const before = (await activityOf('review')) as { reviewId: number }
    await call(deleteReview, { params: { id: before.reviewId } })
    expect(await activityOf('review')).not.toMatchObject({ reviewId: before.reviewId })
  })

  test('has the last meeting that has begun, with its guests as they are today', async () => {
    const event = { title: 'Tea', start: '2026-03-10T08:45:00Z', end: '2026-03-10T10:00:00Z' }
    const extendedProps = { calendar: 'Business' as const, guests: [5, 9] }
    const { id } = await call(createEvent, { body: { ...event, extendedProps } })
    await call(updateUser, { params: { id: 9 }, body: { fullName: 'Someone Else' } })
    const guest = { id: 9, fullName: 'Someone Else' }
    expect(await activityOf('meeting')).toMatchObject({
      eventId: id,
      title: 'Tea',
      people: [{ id: 5 }, guest],
    })
    await call(deleteUser, { params: { id: 5 } })
    expect(await activityOf('meeting')).toMatchObject({ eventId: id, people: [guest] })
    await call(deleteEvent, { params: { id } })
    const events = await call(listEvents, { query: { calendars: ['Business'] } })
    const begun = events.filter(({ start }) => Date.parse(start) <= Date.parse('2026-03-10T09:00:00Z'))
    const last = begun.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start)).at(-1)
    expect(await activityOf('meeting')).toMatchObject({ eventId: last!.id })
  })

  test('names the users who came lately, if any did', async () => {
    expect(await activityOf('newUsers')).toMatchObject({ people: [{ id: 50 }, { id: 49 }, {}, {}, {}] })
    await call(deleteUser, { params: { id: 50 } })
    expect(await activityOf('newUsers')).toMatchObject({ people: [{ id: 49 }, {}, {}, {}, {}] })
    setNow('2026-06-10T09:00:00Z')
    expect(await activityOf('newUsers')).toBeUndefined()
  })
})
