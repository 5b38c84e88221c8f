import { beforeEach, describe, expect, test } from 'vitest'
import { CHAT_PROFILE_ID } from './seed-profile.ts'
import { HOUR, now, setNow } from '../../seed/clock.ts'
import { type Chat, createChatMessage, deleteChat, deleteChatMessage, updateChatMessage } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { answer, chatRow, listChats, openChat, say } from './testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/chat/chats'
/** Contacts by what is between us. */
const [UNSEEN, WAITING, SILENT] = [12, 1, 36]
const notFound = { status: 404, body: { message: 'Contact not found' } }
const unknownIds = ['8', '51', '1522', ...NO_IDS]

const wait = (hours: number) => setNow(new Date(now().getTime() + hours * HOUR))

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('getChat', () => {
  test('answers the whole chat and the contact', async () => {
    const { chat, contact } = await openChat(WAITING)
    expect(contact).toMatchObject({ id: WAITING, fullName: 'Wrenna Ashcombe', role: 'Freight planner' })
    expect(chat).toMatchObject({ userId: WAITING, unseenMsgs: 0 })
    const times = chat!.messages.map(({ time }) => time)
    expect(times).toEqual(times.toSorted())
  })

  test('sets the unseen count to 0 and marks what came as seen, and nothing else', async () => {
    const before = await listChats()
    expect((await chatRow(UNSEEN))!.chat.unseenMsgs).toBeGreaterThan(0)
    const { chat } = await openChat(UNSEEN)
    expect(chat!.unseenMsgs).toBe(0)
    for (const { feedback } of chat!.messages) expect(feedback.isSeen).toBe(true)
    expect((await chatRow(UNSEEN))!.chat.unseenMsgs).toBe(0)
    const others = ({ chatsContacts }: typeof before) => chatsContacts.filter(({ id }) => id !== UNSEEN)
    expect(others(await listChats())).toEqual(others(before))
  })

  test('does not make the contact see what it was sent', async () => {
    const { chat } = await openChat(WAITING)
    expect(chat!.messages.at(-1)!.feedback).toEqual({ isSent: true, isDelivered: true, isSeen: false })
  })

  test('answers the contact alone if there is no chat', async () => {
    const { body } = await send('GET', `${PATH}/${SILENT}`)
    expect(Object.keys(body as object)).toEqual(['contact'])
  })

  test.each(unknownIds)('answers 404 to the id %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}`)).toEqual(notFound)
  })
})

describe('createChatMessage', () => {
  test('answers 201 with the message: sent, not delivered, not seen', async () => {
    const path = `${PATH}/${WAITING}`
    const { status, body } = await send('POST', path, {
      message: '  Good evening\n',
      senderId: CHAT_PROFILE_ID,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      msg: {
        id: expect.any(Number),
        message: 'Good evening',
        time: '2026-03-10T09:00:00.000Z',
        senderId: CHAT_PROFILE_ID,
        feedback: { isSent: true, isDelivered: false, isSeen: false },
        attachments: [],
        reactions: [],
        isEdited: false,
      },
    })
  })

  test('no id is given twice, whatever was deleted', async () => {
    const { msg } = await say(WAITING, 'One')
    await call(deleteChatMessage, { params: { userId: WAITING, messageId: msg.id } })
    const next = (await say(UNSEEN, 'Two')).msg.id
    expect(next).toBeGreaterThan(msg.id)
    await call(deleteChat, { params: { userId: UNSEEN } })
    expect((await say(WAITING, 'Three')).msg.id).toBeGreaterThan(next)
  })

  test('takes files, also without words, and what it answers', async () => {
    const first = (await openChat(WAITING)).chat!.messages[0]!
    const attachments = [{ fileName: 'list.txt', url: 'data:,1', thumbnail: '', size: '1kb' }]
    const { msg } = await call(createChatMessage, {
      params: { userId: WAITING },
      body: { message: ' ', senderId: CHAT_PROFILE_ID, attachments, replyToId: first.id },
    })
    expect(msg).toMatchObject({ message: '', attachments, replyToId: first.id })
    expect((await openChat(WAITING)).chat!.messages.at(-1)).toEqual(msg)
  })

  test('what is sent again under the same key arrives once, also after it was changed', async () => {
    const key = '3f2b8a54-6a0e-4a53-9d4b-0d8f0c1f9a11'
    const body = { message: 'Once', senderId: CHAT_PROFILE_ID, key }
    const again = () => call(createChatMessage, { params: { userId: WAITING }, body })
    const { msg } = await again()
    const before = (await openChat(WAITING)).chat!.messages.length
    await call(updateChatMessage, {
      params: { userId: WAITING, messageId: msg.id },
      body: { message: 'Changed' },
    })
    expect((await again()).msg).toMatchObject({ id: msg.id, message: 'Changed' })
    expect((await openChat(WAITING)).chat!.messages).toHaveLength(before)
  })

  test('puts the message at the end, and the chat first in the list', async () => {
    const before = (await openChat(WAITING)).chat!
    const { msg } = await say(WAITING, 'One more thing.')
    expect((await openChat(WAITING)).chat).toEqual({ ...before, messages: [...before.messages, msg] })
    const [first] = (await listChats()).chatsContacts
    expect(first).toMatchObject({ id: WAITING, chat: { lastMessage: msg, unseenMsgs: 0 } })
  })

  test('begins a chat where there is none, and answers it', async () => {
    const ids = (await listChats()).chatsContacts.map(({ chat }) => chat.id)
    const { msg, chat } = await say(SILENT, 'Nice to meet you')
    expect(chat).toEqual({ id: Math.max(...ids) + 1, userId: SILENT, unseenMsgs: 0, messages: [msg] })
    expect((await openChat(SILENT)).chat).toEqual(chat)
    expect((await listChats()).chatsContacts).toHaveLength(ids.length + 1)
    expect(await say(SILENT, 'Again')).not.toHaveProperty('chat')
  })

  test('a message of the contact counts as unseen', async () => {
    await openChat(UNSEEN)
    await say(UNSEEN, 'Are you there?', UNSEEN)
    expect((await chatRow(UNSEEN))!.chat).toMatchObject({ unseenMsgs: 1, lastMessage: { senderId: UNSEEN } })
  })

  test.each(unknownIds)('answers 404 to the id %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}`, { message: 'Hi', senderId: CHAT_PROFILE_ID })).toEqual(
      notFound,
    )
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['message', 'senderId']],
    ['no text', { message: '', senderId: CHAT_PROFILE_ID }, ['message']],
    ['blanks', { message: ' \n\t ', senderId: CHAT_PROFILE_ID }, ['message']],
    ['an endless text', { message: 'x'.repeat(6000), senderId: CHAT_PROFILE_ID }, ['message']],
    ['someone else as the sender', { message: 'Hi', senderId: 2 }, ['senderId']],
    ['an answer to nothing', { message: 'Hi', senderId: CHAT_PROFILE_ID, replyToId: 99999 }, ['replyToId']],
    ['a word as the sender', { message: 'Hi', senderId: 'me' }, ['senderId']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await sendInVain('POST', `${PATH}/${WAITING}`, body, listChats)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('deliverChat', () => {
  test('answers 200 with the chat, in which all that was sent has arrived and is not seen', async () => {
    await say(WAITING, 'Hello?')
    const { status, body } = await send('POST', `${PATH}/${WAITING}/deliver`)
    expect(status).toBe(200)
    const { messages } = (body as { chat: Chat }).chat
    expect(messages.at(-1)!.feedback).toEqual({ isSent: true, isDelivered: true, isSeen: false })
    expect(messages[0]!.feedback.isSeen).toBe(true)
  })

  test('answers 404 where there is no chat', async () => {
    expect((await send('POST', `${PATH}/${SILENT}/deliver`)).status).toBe(404)
  })
})

describe('readChatAsContact', () => {
  test('answers 200 with the chat, in which the contact has seen what it was sent', async () => {
    await say(WAITING, 'Hello?')
    const { status, body } = await send('POST', `${PATH}/${WAITING}/read`)
    expect(status).toBe(200)
    const { messages } = (body as { chat: Chat }).chat
    expect(messages.at(-1)).toMatchObject({ message: 'Hello?', feedback: { isSeen: true } })
  })

  test('answers 404 where there is no chat', async () => {
    expect(await send('POST', `${PATH}/${SILENT}/read`)).toEqual({
      status: 404,
      body: { message: 'Chat not found' },
    })
  })
})

describe('createChatReply', () => {
  test('answers 201 with a message of the contact, which is unseen until the chat is opened', async () => {
    const { status, body } = await send('POST', `${PATH}/${WAITING}/reply`)
    expect(status).toBe(201)
    expect(body).toMatchObject({ msg: { senderId: WAITING, message: expect.stringMatching(/\S/) } })
    expect((await chatRow(WAITING))!.chat.unseenMsgs).toBe(1)
    expect((await openChat(WAITING)).chat!.messages.at(-1)!.message).toBe(
      (await chatRow(WAITING))!.chat.lastMessage.message,
    )
  })

  test('by then the contact has seen what it was sent', async () => {
    await say(WAITING, 'Hello?')
    await answer(WAITING)
    const { messages } = (await openChat(WAITING)).chat!
    for (const { feedback } of messages) expect(feedback.isSeen).toBe(true)
  })

  test('fits what was said, in the language of the contact or of what was said', async () => {
    const told = async (userId: number, message: string) => {
      await say(userId, message)
      wait(1)
      return (await answer(userId)).msg.message
    }
    expect(await told(WAITING, 'Thank you so much')).toMatch(/welcome|Any time|Glad/)
    expect(await told(WAITING, 'When does it leave?')).toMatch(/look it up|check|afternoon|Not yet/)
    expect(await told(WAITING, 'Good morning')).toMatch(/^(Hello|Hi|Good day)/)
    expect(await told(WAITING, 'The lamps are here.')).toMatch(/Understood|sounds good|Noted|Perfect/)
    expect(await told(9, 'Merci beaucoup')).toMatch(/plaisir|rien|naturel/)
    expect(await told(WAITING, 'شكراً')).toMatch(/الرحب|واجب|يسعدني/)
  })

  test('two answers to the same words differ', async () => {
    await say(WAITING, 'The lamps are here.')
    const { msg } = await answer(WAITING)
    expect((await answer(WAITING)).msg.message).not.toBe(msg.message)
  })

  test('where there is no chat the contact begins one with a greeting', async () => {
    const { msg, chat } = await answer(SILENT)
    expect(msg.message).toMatch(/^(Hello|Hi|Good day)/)
    expect(chat).toMatchObject({ userId: SILENT, unseenMsgs: 1, messages: [msg] })
  })

  test.each(unknownIds)('answers 404 to the id %s', async (id) => {
    expect(await send('POST', `${PATH}/${id}/reply`)).toEqual(notFound)
  })
})
