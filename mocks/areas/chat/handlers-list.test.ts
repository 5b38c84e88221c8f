import { beforeEach, describe, expect, test } from 'vitest'
import { updateChatProfile } from './contract.ts'
import { deleteUser, updateUser } from '../users/contract.ts'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import { setNow } from '../../seed/clock.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { listChats, openChat } from './testing.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/chat'

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('listChatsAndContacts', () => {
  test('answers the contacts with a chat, the newest message first, with the end of it', async () => {
    const { chatsContacts } = await listChats()
    const times = chatsContacts.map(({ chat }) => chat.lastMessage.time)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const { id, chat } of chatsContacts) {
      const { messages, unseenMsgs } = (await openChat(id)).chat!
      expect(chat.lastMessage.message).toBe(messages.at(-1)!.message)
      expect(chat.unseenMsgs).toBeGreaterThanOrEqual(unseenMsgs)
    }
  })

  test('answers all contacts, those with a chat too', async () => {
    const { contacts, chatsContacts } = await listChats()
    expect(contacts).toHaveLength(20)
    expect(chatsContacts.length).toBeLessThan(15)
    for (const { chat: _, ...contact } of chatsContacts) expect(contacts).toContainEqual(contact)
  })

  test('a contact carries the name and addresses that it has as a user', async () => {
    await call(updateUser, {
      params: { id: 12 },
      body: { fullName: 'Joaquim F.', contact: '+55 11 0000-0001' },
    })
    const { contacts, chatsContacts } = await listChats('joaquim f.')
    expect(contacts).toEqual([
      {
        id: 12,
        fullName: 'Joaquim F.',
        role: 'Warehouse lead',
        about: 'If it has a shelf, I know which one.',
        avatar: expect.any(String),
        status: 'online',
        email: 'joaquim.f@example.com',
        phone: '+55 11 0000-0001',
        hours: { from: '06:00', to: '14:00' },
        isPinned: true,
        isMuted: false,
        isBlocked: false,
      },
    ])
    expect(chatsContacts).toHaveLength(1)
  })

  test('a user who left is no contact any more', async () => {
    await call(deleteUser, { params: { id: 12 } })
    const { contacts, chatsContacts } = await listChats()
    expect([...contacts, ...chatsContacts].map(({ id }) => id)).not.toContain(12)
    expect(await send('GET', `${PATH}/chats/12`)).toMatchObject({ status: 404 })
  })

  test('the own profile goes by the name of whoever is signed in', async () => {
    const nameFor = async (token: string | null) => {
      const { body } = await send('GET', `${PATH}/chats-and-contacts`, undefined, token)
      return (body as Awaited<ReturnType<typeof listChats>>).profileUser.fullName
    }
    expect(await nameFor(tokens.admin)).toBe('Ines Halvorsen')
    expect(await nameFor(tokens.client)).toBe('Matteo Brisebois')
    expect(await nameFor(null)).toBe('Ines Halvorsen')
  })

  test.each([
    ['wrenna', [1]],
    ['  THÉOPHANE ', [9]],
    ['رامي', [23]],
    ['nobody at all', []],
    ['.*', []],
  ])('q %j finds by the full name', async (q, ids) => {
    const { contacts, chatsContacts } = await listChats(q)
    expect(contacts.map(({ id }) => id)).toEqual(ids)
    for (const { id } of chatsContacts) expect(ids).toContain(id)
  })

  test('q does not look into other fields, and blanks find everyone', async () => {
    expect((await listChats('Freight planner')).contacts).toEqual([])
    expect(await listChats('  ')).toEqual(await listChats())
  })

  test('finds messages too, the newest first, also of those whose names do not have it', async () => {
    const { contacts, found } = await listChats('ferry')
    expect(contacts).toEqual([])
    expect(found!.length).toBeGreaterThan(1)
    for (const { msg } of found!) expect(msg.message.toLowerCase()).toContain('ferry')
    const times = found!.map(({ msg }) => msg.time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(await listChats()).not.toHaveProperty('found')
  })

  test('has nobody where lists have no rows', async () => {
    setScenario({ empty: true })
    expect(await listChats()).toMatchObject({
      chatsContacts: [],
      contacts: [],
      profileUser: { id: CHAT_PROFILE_ID },
    })
  })
})

describe('updateChatProfile', () => {
  test('changes what is given and keeps the rest', async () => {
    const { profileUser } = await listChats()
    const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true }
    const edited = await call(updateChatProfile, { body: { about: ' On the road. ', status: 'busy' } })
    expect(edited).toEqual({ ...profileUser, about: 'On the road.', status: 'busy' })
    await call(updateChatProfile, { body: { settings } })
    expect((await listChats()).profileUser).toEqual({ ...edited, settings })
  })

  test('changes that of the caller alone', async () => {
    const profileFor = async (token: string) => {
      const { body } = await send('GET', `${PATH}/chats-and-contacts`, undefined, token)
      return (body as Awaited<ReturnType<typeof listChats>>).profileUser
    }
    const before = await profileFor(tokens.client)
    await send('PUT', `${PATH}/profile`, { about: 'Mine alone.' }, tokens.admin)
    expect((await profileFor(tokens.admin)).about).toBe('Mine alone.')
    expect(await profileFor(tokens.client)).toEqual(before)
  })

  test('does not change who it is', async () => {
    const { profileUser } = await listChats()
    await send('PUT', `${PATH}/profile`, { id: 3, fullName: 'Someone Else', role: 'King' })
    expect((await listChats()).profileUser).toEqual(profileUser)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', 'about=x', ['body']],
    ['an unknown status', { status: 'asleep' }, ['status']],
    [
      'half the settings',
      { settings: { isNotificationsOn: true } },
      ['settings.isTwoStepAuthVerificationEnabled'],
    ],
    ['an endless text', { about: 'x'.repeat(501) }, ['about']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await sendInVain('PUT', `${PATH}/profile`, body, listChats)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
