import { describe, expect, test } from 'vitest'
import {
  type Chat,
  type ChatContact,
  deleteChatMessage,
  restoreChatMessages,
  updateChatContact,
} from './contract.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'
import { chatRow, listChats, openChat, say } from './testing.ts'

const PATH = '/api/apps/chat'
const [WRENNA, SILENT] = [1, 36]
const notFound = { status: 404, body: { message: 'Message not found' } }
const notOwn = { status: 409, body: { message: 'Only messages of one’s own can be changed' } }
const blocked = { status: 409, body: { message: 'The contact is blocked' } }

const messages = async () => (await openChat(WRENNA)).chat!.messages
const own = async () => (await messages()).findLast(({ senderId }) => senderId !== WRENNA)!
const theirs = async () => (await messages()).findLast(({ senderId }) => senderId === WRENNA)!
const at = (id: number | string) => `${PATH}/chats/${WRENNA}/messages/${id}`

describe('updateChatMessage', () => {
  test('changes what an own message says and marks it', async () => {
    const before = await messages()
    const { id } = await own()
    const { status, body } = await send('PUT', at(id), { message: ' On Thursday. ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ msg: { id, message: 'On Thursday.', isEdited: true } })
    expect(await messages()).toEqual(
      before.map((one) => (one.id === id ? { ...one, message: 'On Thursday.', isEdited: true } : one)),
    )
  })

  test('that of somebody else answers 409, one that is not there 404', async () => {
    const { id } = await theirs()
    expect(await send('PUT', at(id), { message: 'No' })).toEqual(notOwn)
    for (const unknown of ['9', ...NO_IDS])
      expect(await send('PUT', at(unknown), { message: 'No' })).toEqual(notFound)
  })

  test.each([{}, { message: ' \n' }, { message: 'x'.repeat(6000) }])('%j answers 400', async (body) => {
    const { id } = await own()
    expect(await sendInVain('PUT', at(id), body, listChats)).toEqual({
      status: 400,
      fields: ['message'],
      isUntouched: true,
    })
  })
})

describe('deleteChatMessage and restoreChatMessages', () => {
  test('take an own message out and put it back where it stood', async () => {
    const before = await messages()
    const { id } = await own()
    expect(await send('DELETE', at(id))).toEqual({ status: 204, body: undefined })
    expect(await messages()).toEqual(before.filter((one) => one.id !== id))
    expect(await send('DELETE', at(id))).toEqual(notFound)
    const restored = await call(restoreChatMessages, { params: { userId: WRENNA }, body: { ids: [id] } })
    expect(restored.messages.map((one) => one.id)).toEqual([id])
    expect(await messages()).toEqual(before)
  })

  test('a chat of which nothing is left is none, until it comes back or begins anew', async () => {
    const { msg } = await say(SILENT, 'Hello')
    const params = { userId: SILENT }
    await call(deleteChatMessage, { params: { ...params, messageId: msg.id } })
    expect(await chatRow(SILENT)).toBeUndefined()
    expect(await openChat(SILENT)).not.toHaveProperty('chat')
    await call(restoreChatMessages, { params, body: { ids: [msg.id] } })
    expect((await chatRow(SILENT))!.chat.lastMessage).toEqual(msg)
    await call(deleteChatMessage, { params: { ...params, messageId: msg.id } })
    expect((await say(SILENT, 'Again')).chat!.messages).toHaveLength(1)
  })

  test('leave those of somebody else alone', async () => {
    const { id } = await theirs()
    expect(await send('DELETE', at(id))).toEqual(notOwn)
  })

  test('what was not deleted does not come back: 404; no ids: 400', async () => {
    const path = `${PATH}/chats/${WRENNA}/messages/restore`
    expect(await send('POST', path, { ids: [(await own()).id] })).toEqual(notFound)
    expect(await send('POST', `${PATH}/chats/${SILENT}/messages/restore`, { ids: [1] })).toEqual(notFound)
    expect((await send('POST', path, { ids: [] })).status).toBe(400)
  })
})

describe('setChatReaction', () => {
  test('sets one once, and takes it off', async () => {
    const { id } = await theirs()
    const react = (emoji: string, isOn: boolean) => send('PUT', `${at(id)}/reaction`, { emoji, isOn })
    await react('🎉', true)
    expect((await react('🎉', true)).status).toBe(200)
    await react('❤️', true)
    expect((await theirs()).reactions.map(({ emoji }) => emoji)).toEqual(['🎉', '❤️'])
    await react('🎉', false)
    expect((await theirs()).reactions.map(({ emoji }) => emoji)).toEqual(['❤️'])
  })

  test.each([{ emoji: 'yes', isOn: true }, { emoji: '7', isOn: true }, { emoji: '👍' }, {}])(
    '%j answers 400',
    async (body) => {
      expect((await send('PUT', `${at((await own()).id)}/reaction`, body)).status).toBe(400)
    },
  )

  test('a message that is not there answers 404', async () => {
    expect(await send('PUT', `${at(9)}/reaction`, { emoji: '👍', isOn: true })).toEqual(notFound)
  })
})

describe('updateChatContact', () => {
  test('sets what is given and keeps the rest, for whoever calls alone', async () => {
    const path = `${PATH}/contacts/${WRENNA}`
    const { status, body } = await send('PUT', path, { isPinned: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: WRENNA, isPinned: true, isMuted: false, isBlocked: false })
    await call(updateChatContact, { params: { userId: WRENNA }, body: { isMuted: true } })
    expect(await chatRow(WRENNA)).toMatchObject({ isPinned: true, isMuted: true })
    const theirs = await send('GET', `${PATH}/chats/${WRENNA}`, undefined, tokens.client)
    expect((theirs.body as { contact: ChatContact }).contact).toMatchObject({ isPinned: false })
  })

  test('one who is blocked is not written to, gets nothing and does not answer', async () => {
    const block = (isBlocked: boolean) =>
      call(updateChatContact, { params: { userId: WRENNA }, body: { isBlocked } })
    const path = `${PATH}/chats/${WRENNA}`
    await block(true)
    expect(await send('POST', path, { message: 'Hi', senderId: 1522 })).toEqual(blocked)
    for (const call of ['deliver', 'read', 'reply'])
      expect(await send('POST', `${path}/${call}`)).toEqual(blocked)
    await block(false)
    await say(WRENNA, 'Hi')
  })

  test('answers 400 to what is neither on nor off, 404 to a stranger', async () => {
    expect((await send('PUT', `${PATH}/contacts/${WRENNA}`, { isPinned: 'yes' })).status).toBe(400)
    expect((await send('PUT', `${PATH}/contacts/8`, { isPinned: true })).status).toBe(404)
  })
})

describe('the chats', () => {
  test('are those of whoever is signed in', async () => {
    const path = `${PATH}/chats/${WRENNA}`
    const asClient = async () =>
      ((await send('GET', path, undefined, tokens.client)).body as { chat: Chat }).chat.messages
    const before = await asClient()
    await say(WRENNA, 'Only between us.')
    await send('DELETE', at((await own()).id))
    await send('DELETE', `${PATH}/chats/12`)
    expect(await asClient()).toEqual(before)
    expect((await send('GET', `${PATH}/chats/12`, undefined, tokens.client)).body).toHaveProperty('chat')
  })
})
