import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Chat, CHAT_STATUSES, type ChatMessage } from './contract.ts'
import { keptChat as chatSchema, chatProfile as profileSchema } from './schema.ts'
import { z } from '../../contract/zod.ts'
import { unique } from '../../testing/unique.ts'
import { accounts } from '../../seed/accounts.ts'
import { sampleContacts } from './seed-contacts.ts'
import { CHAT_PROFILE_ID, seedChatProfile } from './seed-profile.ts'
import { seedManyChats } from './seed-many.ts'
import { seedChats } from './seed.ts'
import { DAY, now, setNow } from '../../seed/clock.ts'
import { seedUsers } from '../users/seed.ts'

let chats: Chat[]
beforeEach(() => {
  setNow('2026-03-10T09:00:00Z')
  chats = seedChats()
})
afterEach(() => setNow())

const daysOf = (messages: readonly ChatMessage[]) => unique(messages.map(({ time }) => time.slice(0, 10)))
const isMine = ({ senderId }: ChatMessage) => senderId === CHAT_PROFILE_ID
const isSeen = ({ feedback }: ChatMessage) => feedback.isSeen

describe('the sample contacts', () => {
  test('are twenty users, with and without a picture, of every presence', () => {
    const users = new Map(seedUsers().map((user) => [user.id, user]))
    const contacts = sampleContacts.map(({ userId }) => users.get(userId)!)
    expect(unique(contacts.map(({ id }) => id))).toBe(20)
    expect(contacts.filter(({ avatar }) => avatar === '').length).toBeGreaterThan(3)
    expect(contacts.filter(({ avatar }) => avatar !== '').length).toBeGreaterThan(3)
    for (const status of CHAT_STATUSES)
      expect(sampleContacts.filter((contact) => contact.status === status).length).toBeGreaterThan(2)
  })

  test('include long and missing words about themselves', () => {
    const lengths = sampleContacts.map(({ about }) => about.length)
    expect(Math.min(...lengths)).toBe(0)
    expect(Math.max(...lengths)).toBeGreaterThan(100)
    expect(Math.max(...sampleContacts.map(({ role }) => role.length))).toBeGreaterThan(60)
  })

  test('leave the own id alone', () => {
    expect(sampleContacts.map(({ userId }) => userId)).not.toContain(CHAT_PROFILE_ID)
    expect(z.parse(profileSchema, seedChatProfile())).toMatchObject({
      id: CHAT_PROFILE_ID,
      fullName: accounts[0]!.fullName,
    })
  })
})

describe('the sample chats', () => {
  test('are numbered from 1, each with a contact of its own, and fit the contract', () => {
    expect(chats.map(({ id }) => id)).toEqual(chats.map((_, index) => index + 1))
    expect(unique(chats.map(({ userId }) => userId))).toBe(chats.length)
    const contactIds = sampleContacts.map(({ userId }) => userId)
    for (const chat of chats) {
      expect(contactIds).toContain(chat.userId)
      expect(z.parse(chatSchema, chat)).toEqual(chat)
      for (const { senderId } of chat.messages) expect([chat.userId, CHAT_PROFILE_ID]).toContain(senderId)
    }
  })

  test('number their messages, no two alike; what answers one answers one of its chat', () => {
    expect(unique(chats.flatMap(({ messages }) => messages.map(({ id }) => id)))).toBe(
      chats.flatMap(({ messages }) => messages).length,
    )
    const answers = chats.flatMap(({ messages }) =>
      messages.flatMap(({ id, replyToId }) => {
        const answered = messages.find((one) => one.id === replyToId)
        return replyToId === undefined ? [] : [answered!.id < id]
      }),
    )
    expect(answers).toContain(true)
    expect(answers).not.toContain(false)
  })

  test('are far more where there are many', () => {
    const many = seedManyChats()
    const { messages } = many[0]!
    expect(messages.length).toBeGreaterThan(10_000)
    expect(unique(messages.map(({ id }) => id))).toBe(messages.length)
    const times = messages.map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
  })

  test('leave several contacts without one', () => {
    expect(chats.length).toBeGreaterThan(10)
    expect(chats.length).toBeLessThan(sampleContacts.length - 4)
  })

  test('are of all lengths; the longest goes over a week', () => {
    const lengths = chats.map(({ messages }) => messages.length)
    expect(Math.min(...lengths)).toBeLessThan(4)
    expect(Math.max(...lengths)).toBeGreaterThan(45)
    expect(Math.max(...chats.map(({ messages }) => daysOf(messages)))).toBeGreaterThan(6)
    expect(chats.filter(({ messages }) => daysOf(messages) > 1).length).toBeGreaterThan(8)
  })

  test('count as unseen what came and was not seen', () => {
    for (const { unseenMsgs, messages } of chats)
      expect(messages.filter((message) => !isMine(message) && !isSeen(message))).toHaveLength(unseenMsgs)
    expect(chats.filter(({ unseenMsgs }) => unseenMsgs > 0).length).toBeGreaterThan(2)
    expect(chats.filter(({ unseenMsgs }) => unseenMsgs === 0).length).toBeGreaterThan(2)
  })

  test('have messages of one’s own that were sent, delivered and seen', () => {
    const own = chats.flatMap(({ messages }) => messages.filter(isMine))
    expect(own.every(({ feedback }) => feedback.isSent)).toBe(true)
    expect(own.filter(({ feedback }) => !feedback.isDelivered).length).toBeGreaterThan(0)
    expect(own.filter(({ feedback }) => feedback.isDelivered && !feedback.isSeen).length).toBeGreaterThan(1)
    expect(own.filter(isSeen).length).toBeGreaterThan(50)
  })

  test('nobody sees a message before the one that came earlier', () => {
    for (const { messages } of chats)
      for (const side of [messages.filter(isMine), messages.filter((message) => !isMine(message))]) {
        const afterTheLastSeen = side.slice(side.findLastIndex(isSeen) + 1)
        expect(side.filter((message) => !isSeen(message))).toEqual(afterTheLastSeen)
      }
  })

  test('speak English, French and Arabic, with links, lists and laughter', () => {
    const all = chats.flatMap(({ messages }) => messages.map(({ message }) => message)).join(' ')
    for (const sign of [/kettle/, /Bonjour/, /\p{Script=Arabic}/u, /https:\/\//, /\n/, /😀/u])
      expect(all).toMatch(sign)
  })

  test.each(['2024-02-29T00:00:00Z', '2026-03-01T05:30:00Z', '2031-12-31T23:59:59Z'])(
    'go forward in time and end before now, on %s',
    (today) => {
      setNow(today)
      for (const { messages } of seedChats()) {
        const times = messages.map(({ time }) => Date.parse(time))
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(times.at(-1)).toBeLessThan(now().getTime())
        expect(times[0]).toBeGreaterThan(now().getTime() - 16 * DAY)
      }
    },
  )

  test('are the same each time', () => {
    expect(seedChats()).toEqual(chats)
  })
})
