import { describe, expect, test } from 'vitest'
import { deleteChat, restoreChats } from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { chatRow, listChats, openChat, say } from './testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/apps/chat/chats'
const UNSEEN = 12
const notFound = { status: 404, body: { message: 'Chat not found' } }

const remove = (userId: number) => call(deleteChat, { params: { userId } })
const restore = (...ids: number[]) => call(restoreChats, { body: { ids } })
const idOfChat = async (userId: number) => (await chatRow(userId))!.chat.id

describe('deleteChat', () => {
  test('answers 204 without a body; the chat is gone, the contact stays', async () => {
    const { chatsContacts, contacts } = await listChats()
    expect(await send('DELETE', `${PATH}/${UNSEEN}`)).toEqual({ status: 204, body: undefined })
    const after = await listChats()
    expect(after.chatsContacts).toEqual(chatsContacts.filter(({ id }) => id !== UNSEEN))
    expect(after.contacts).toEqual(contacts)
    expect(await openChat(UNSEEN)).not.toHaveProperty('chat')
    expect(await send('DELETE', `${PATH}/${UNSEEN}`)).toEqual(notFound)
  })

  test.each(['36', '8', ...NO_IDS])('answers 404 to the id %s', async (id) => {
    const before = await listChats()
    expect(await send('DELETE', `${PATH}/${id}`)).toEqual(notFound)
    expect(await listChats()).toEqual(before)
  })
})

describe('restoreChats', () => {
  test('puts chats back as they were, unseen messages and all', async () => {
    const before = await listChats()
    const ids = [await idOfChat(UNSEEN), await idOfChat(1)]
    await remove(UNSEEN)
    await remove(1)
    const { chats } = await restore(...ids)
    expect(new Set(chats.map(({ userId }) => userId))).toEqual(new Set([UNSEEN, 1]))
    expect(await listChats()).toEqual(before)
  })

  test('a newer chat with the same contact answers 409 and stays', async () => {
    const id = await idOfChat(1)
    await remove(1)
    const { chat } = await say(1, 'From the beginning, then.')
    expect(await send('POST', `${PATH}/restore`, { ids: [id] })).toEqual({
      status: 409,
      body: { message: 'There is a newer chat with this contact' },
    })
    expect((await openChat(1)).chat).toEqual(chat)
  })

  test('of two deleted chats with one contact only one comes back', async () => {
    const id = await idOfChat(1)
    await remove(1)
    const { chat } = await say(1, 'From the beginning, then.')
    await remove(1)
    expect((await send('POST', `${PATH}/restore`, { ids: [id, chat!.id] })).status).toBe(409)
    await restore(chat!.id)
    expect((await openChat(1)).chat).toEqual(chat)
  })

  test('answers 404 if one of them was not deleted, and none comes back', async () => {
    const id = await idOfChat(1)
    await remove(1)
    const before = await listChats()
    expect(await send('POST', `${PATH}/restore`, { ids: [id, 999] })).toEqual(notFound)
    expect(await listChats()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['ids']],
    ['no id', { ids: [] }, ['ids']],
    ['half an id', { ids: [1.5] }, ['ids.0']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await sendInVain('POST', `${PATH}/restore`, body, listChats)).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})
