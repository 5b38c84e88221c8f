import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Email, EMAIL_FOLDERS, EMAIL_LABELS } from './contract.ts'
import { email as schema } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { accounts } from '../../seed/accounts.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { seedEmails } from './seed.ts'
import { placedAt, seedOrders } from '../orders/seed.ts'
import { seedUsers } from '../users/seed.ts'

const OWN_ADDRESS = accounts[0]!.email

let emails: Email[]
beforeEach(() => {
  setNow('2026-03-10T09:00:00Z')
  emails = seedEmails()
})
afterEach(() => setNow())

const withReplies = (some: readonly Email[]) => some.flatMap((email) => [email, ...email.replies])
const isFromCustomer = ({ subject }: Email) => subject.startsWith('Order #')

describe('the sample e-mails', () => {
  test('are about forty-five, and fit the contract', () => {
    expect(emails.length).toBeGreaterThanOrEqual(42)
    expect(emails.length).toBeLessThanOrEqual(48)
    for (const email of emails) expect(z.parse(schema, email)).toEqual(email)
  })

  test('are numbered from 1 together with their replies; the last number is that of an e-mail', () => {
    const ids = withReplies(emails).map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    expect(emails.at(-1)!.id).toBe(ids.length)
  })

  test('lie in every folder and in the trash, read and unread', () => {
    for (const folder of EMAIL_FOLDERS.filter((name) => name !== 'archive'))
      expect(emails.filter((email) => email.folder === folder && !email.isDeleted).length).toBeGreaterThan(3)
    expect(emails.filter(({ isDeleted }) => isDeleted).length).toBeGreaterThan(3)
    expect(emails.filter(({ isRead, folder }) => !isRead && folder === 'inbox').length).toBeGreaterThan(5)
    expect(emails.filter(({ isRead, folder }) => !isRead && folder === 'spam').length).toBeGreaterThan(1)
  })

  test('have every label, all of them at once, and none', () => {
    for (const label of EMAIL_LABELS)
      expect(emails.filter(({ labels }) => labels.includes(label)).length).toBeGreaterThan(3)
    const counts = emails.map(({ labels }) => labels.length)
    expect(Math.min(...counts)).toBe(0)
    expect(Math.max(...counts)).toBe(EMAIL_LABELS.length)
  })

  test('come to or from the one who reads them', () => {
    for (const { folder, from, to } of withReplies(emails))
      expect(
        ['sent', 'draft'].includes(folder) ? [from.address] : to.map(({ address }) => address),
      ).toContain(OWN_ADDRESS)
  })

  test('have addresses that reach nobody, and those of users where it is one', () => {
    const users = new Map(seedUsers().map((user) => [user.email, user]))
    for (const { from, to, cc, bcc } of withReplies(emails))
      for (const { address, name } of [from, ...to, ...cc, ...bcc]) {
        expect(address === OWN_ADDRESS || address.endsWith('@example.com')).toBe(true)
        expect(users.get(address)?.fullName ?? name).toBe(name)
      }
    expect(emails.filter(({ from }) => users.has(from.address)).length).toBeGreaterThan(15)
    expect(emails.filter(({ from }) => from.avatar === '').length).toBeGreaterThan(5)
  })

  test('agree with the orders that they are about, and come after them', () => {
    const orders = new Map(seedOrders().map((order) => [order.order, order]))
    const about = emails.filter(isFromCustomer)
    expect(about.length).toBeGreaterThan(2)
    for (const { subject, from, time } of about) {
      const order = orders.get(Number(/\d+/.exec(subject)![0]))!
      expect(from).toEqual({ address: order.email, name: order.customer, avatar: order.avatar })
      expect(placedAt(order) < time).toBe(true)
    }
  })

  test('have replies under the same subject, one after the other', () => {
    const threads = emails.filter(({ replies }) => replies.length > 0)
    expect(threads.length).toBeGreaterThan(3)
    for (const { subject, time, replies } of threads) {
      const times = [time, ...replies.map((answer) => answer.time)]
      expect(times).toEqual(times.toSorted())
      for (const answer of replies) expect(answer.subject).toBe(`Re: ${subject}`)
    }
    expect(Math.max(...threads.map(({ replies }) => replies.length))).toBeGreaterThan(2)
  })

  test('have attachments with a picture and a size', () => {
    const attachments = withReplies(emails).flatMap((email) => email.attachments)
    expect(attachments.length).toBeGreaterThan(12)
    for (const { thumbnail, size } of attachments) {
      expect(thumbnail).toMatch(/^\/pictures\/files\/(pdf|document|sheet|archive|image)\.svg$/)
      expect(size).toMatch(/^\d+(\.\d)?(kb|mb)$/)
    }
    expect(Math.max(...emails.map((email) => email.attachments.length))).toBe(5)
  })

  test('are in English, French and Arabic, with links, lists and a table', () => {
    const html = emails.map(({ message }) => message).join('')
    for (const sign of [
      /Bonjour/,
      /dir="rtl"/,
      /\p{Script=Arabic}/u,
      /<a href="https:/,
      /<ul>/,
      /<ol>/,
      /<table>/,
    ])
      expect(html).toMatch(sign)
  })

  test('include an empty and a very long subject, nobody and ten people to send to', () => {
    const lengths = emails.map(({ subject }) => subject.length)
    expect(Math.min(...lengths)).toBe(0)
    expect(Math.max(...lengths)).toBeGreaterThan(120)
    const recipients = emails.map(({ to }) => to.length)
    expect(Math.min(...recipients)).toBe(0)
    expect(Math.max(...recipients)).toBe(10)
  })

  test('include just one that is hostile in every way', () => {
    const hostile = emails.filter(({ message }) => /<script|onerror=|javascript:|<iframe|<form/.test(message))
    expect(hostile).toHaveLength(1)
    for (const sign of ['<script>', 'onerror=', 'onmouseover=', 'javascript:', '<form', '<iframe', '<style>'])
      expect(hostile[0]!.message).toContain(sign)
  })

  test.each(['2024-02-29T00:00:00Z', '2026-03-01T05:30:00Z', '2031-12-31T23:59:59Z'])(
    'came in the weeks before now, each at a time of its own, on %s',
    (today) => {
      setNow(today)
      const times = seedEmails().map(({ time }) => time)
      expect(new Set(times).size).toBe(times.length)
      for (const time of times) {
        expect(Date.parse(time)).toBeLessThan(now().getTime())
        expect(Date.parse(time)).toBeGreaterThan(now().getTime() - 20 * DAY)
      }
    },
  )

  test('are the same each time', () => {
    expect(seedEmails()).toEqual(emails)
  })
})
