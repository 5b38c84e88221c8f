import { events } from '../calendar/collection.ts'
import { invoices } from '../invoices/collection.ts'
import { orders } from '../orders/collection.ts'
import { reviews } from '../reviews/collection.ts'
import { users } from '../users/collection.ts'
import type { CrmActivity } from './contract.ts'
import type { DashboardPerson } from '../dashboards/contract.ts'
import { DAY, now } from '../../seed/clock.ts'
import { dateInDays, dateOf } from '../../seed/days.ts'
import { instantInStore } from '../../seed/store-time.ts'
import { placedAt } from '../orders/seed.ts'
import { timeOfReview } from '../reviews/seed-dates.ts'
import type { StoredUser } from '../users/seed.ts'
import { toInvoice } from '../invoices/sheet.ts'
import { withBuyers } from '../orders/view.ts'

const NEW_USERS = 5
const NEW_DAYS = 30

const toInstant = (time: number | string) => new Date(time).toISOString()
/** The instant at which a day of the store began. */
const midnightOf = (date: string) => toInstant(instantInStore({ date, time: '00:00' }))
const toPerson = ({ id, fullName, avatar }: StoredUser): DashboardPerson => ({ id, fullName, avatar })

/** The row that was last; of several at once the last in the list. */
const latest = <Row>(rows: readonly Row[], timeOf: (row: Row) => number): Row[] =>
  rows.toSorted((one, other) => timeOf(one) - timeOf(other)).slice(-1)

const lastOrder = (): CrmActivity[] =>
  withBuyers(orders.all().slice(-1)).map((order) => ({
    kind: 'order',
    time: placedAt(order),
    order: order.order,
    orderNumber: order.number,
    client: order.customer,
    avatar: order.avatar,
    amount: order.spent,
  }))

const lastInvoice = (): CrmActivity[] => {
  const sent = invoices
    .all()
    .filter(({ stage, issuedDate }) => stage !== 'Draft' && issuedDate <= dateInDays(0))
    .map(toInvoice)
  return latest(sent, ({ issuedDate }) => Date.parse(issuedDate)).map(
    ({ id, number, issuedDate, client, total }) => ({
      kind: 'invoice',
      time: midnightOf(issuedDate),
      invoiceId: id,
      invoiceNumber: number,
      client: client.name,
      amount: total,
    }),
  )
}

const lastReview = (): CrmActivity[] =>
  latest(reviews.all(), timeOfReview).map((review) => ({
    kind: 'review',
    time: midnightOf(dateOf(timeOfReview(review))),
    reviewId: review.id,
    reviewer: review.reviewer,
    avatar: review.avatar,
    product: review.product,
    rating: review.review,
  }))

const lastMeeting = (): CrmActivity[] => {
  const begun = events.all().filter(({ start, extendedProps: { calendar, guests } }) => {
    return calendar === 'Business' && guests.length > 0 && Date.parse(start) <= now().getTime()
  })
  return latest(begun, ({ start }) => Date.parse(start)).map(
    ({ id, title, start, allDay, extendedProps }) => ({
      kind: 'meeting',
      time: toInstant(start),
      allDay,
      eventId: id,
      title,
      people: extendedProps.guests.flatMap((guest) => users.get(guest) ?? []).map(toPerson),
    }),
  )
}

const newUsers = (): CrmActivity[] => {
  const since = toInstant(now().getTime() - NEW_DAYS * DAY)
  const newest = users
    .all()
    .filter(({ createdAt }) => createdAt > since)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, NEW_USERS)
  return newest.slice(0, 1).map(({ createdAt }) => ({
    kind: 'newUsers',
    time: createdAt,
    people: newest.map(toPerson),
  }))
}

/** What happened last, one of each kind, the newest first. */
export const latestActivity = (): CrmActivity[] =>
  [lastOrder(), lastInvoice(), lastReview(), lastMeeting(), newUsers()]
    .flat()
    .toSorted((one, other) => other.time.localeCompare(one.time))
