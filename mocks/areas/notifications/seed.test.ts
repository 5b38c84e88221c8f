import { afterEach, describe, expect, test } from 'vitest'
import type { NotificationKind } from './contract.ts'
import { NOTIFICATION_KINDS, notification } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { accounts } from '../../seed/accounts.ts'
import { seedChats } from '../chat/seed.ts'
import { now, setNow } from '../../seed/clock.ts'
import { seedEvents } from '../calendar/seed.ts'
import { seedInvoices } from '../invoices/seed.ts'
import { seedNotifications, type StoredNotification } from './seed.ts'
import { seedOrders } from '../orders/seed.ts'
import { seedProducts } from '../products/seed.ts'
import { seedReviews } from '../reviews/seed.ts'
import { seedUsers } from '../users/seed.ts'

afterEach(() => setNow())

const orderOf = ({ recordId }: StoredNotification) => {
  const order = seedOrders().find((one) => one.order === recordId)!
  return { number: order.number, person: order.customer, picture: order.avatar, value: order.spent }
}
const invoiceOf = ({ recordId }: StoredNotification) => {
  const { client, avatar } = seedInvoices().find(({ id }) => id === recordId)!
  return { number: String(recordId), person: client.name, picture: avatar }
}
const userOf = (id: number) => {
  const { fullName, avatar } = seedUsers().find((user) => user.id === id)!
  return { person: fullName, picture: avatar }
}

/** What a notification says, as the record that it tells of has it. */
const factsOf: Record<NotificationKind, (row: StoredNotification) => Partial<StoredNotification>> = {
  orderPlaced: orderOf,
  paymentFailed: orderOf,
  paymentReceived: (row) => {
    const { payments } = seedInvoices().find(({ id }) => id === row.recordId)!
    return { ...invoiceOf(row), value: payments.at(-1)!.amount }
  },
  invoicePastDue: invoiceOf,
  userJoined: ({ recordId }) => ({
    ...userOf(recordId),
    subject: seedUsers().find(({ id }) => id === recordId)!.company,
  }),
  reviewWritten: ({ recordId }) => {
    const review = seedReviews().find(({ id }) => id === recordId)!
    return { person: review.reviewer, picture: review.avatar, subject: review.product, value: review.review }
  },
  messageReceived: ({ recordId }) => ({
    ...userOf(recordId),
    value: seedChats().find(({ userId }) => userId === recordId)!.unseenMsgs,
  }),
  eventInvitation: ({ recordId }) => {
    const { title, extendedProps } = seedEvents().find(({ id }) => id === recordId)!
    return { ...userOf(extendedProps.guests[0]!), subject: title }
  },
  stockLow: ({ recordId }) => {
    const { productName, image, qty } = seedProducts().find(({ id }) => id === recordId)!
    return { subject: productName, picture: image, value: qty }
  },
}

describe('the sample notifications', () => {
  const rows = seedNotifications()

  test('fit the contract, and are numbered from 1', () => {
    for (const row of rows) expect(() => z.parse(notification, row)).not.toThrow()
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1))
  })

  test('are a dozen for the admin, and every account has some, read and unread', () => {
    expect(rows.filter(({ accountId }) => accountId === 1)).toHaveLength(12)
    for (const { id } of accounts) {
      const own = rows.filter(({ accountId }) => accountId === id)
      expect(unique(own.map(({ isRead }) => isRead))).toBe(2)
    }
  })

  test('show every kind', () => {
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(NOTIFICATION_KINDS))
  })

  test.each(rows.map((row) => [`${row.kind} ${row.recordId}`, row] as const))(
    '%s says what its record says',
    (_, row) => expect(row).toMatchObject(factsOf[row.kind](row)),
  )

  test.each(['2026-11-20T09:00:00Z', '2026-12-31T23:59:59Z', '2027-03-01T00:00:00Z'])(
    'are of the past, each account’s in its order, at %s',
    (instant) => {
      setNow(instant)
      const times = accounts.map(({ id }) =>
        seedNotifications()
          .filter(({ accountId }) => accountId === id)
          .map(({ time }) => Date.parse(time)),
      )
      for (const own of times) {
        expect(own).toEqual(own.toSorted((one, other) => one - other))
        expect(own.at(-1)!).toBeLessThan(now().getTime())
      }
    },
  )
})
