import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chatbookOf } from '../../../../mocks/areas/chat/collection.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { Chat } from './Chat.tsx'

withMock()
const patience = { timeout: 10_000 }

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./Conversation.tsx', async (importOriginal) => {
  await code.promise
  return importOriginal()
})

test('where the new messages begin is shown also where its code comes after they were seen', async () => {
  const { chats } = chatbookOf()
  const { id, userId, unseenMsgs } = chats.all().find((chat) => chat.unseenMsgs > 1)!
  const { settled } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: `/apps/chat?with=${userId}`,
    groups: ['chat', 'titles'],
  })
  await waitFor(() => expect(chats.get(id)!.unseenMsgs).toBe(0), patience)
  await settled()
  code.resolve()
  expect(await screen.findByText(`${unseenMsgs} new messages`, {}, patience)).toBeTruthy()
}, 40_000)
