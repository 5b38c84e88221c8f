import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { sessionAtom } from '../../core/auth/session.ts'
import { store } from '../../core/store.ts'
import { Chat } from './Chat.tsx'
import { readOutbox } from './kept-outbox.ts'

withMock()
const patience = { timeout: 10_000 }
// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(() => Promise.all([import('./Conversation.tsx'), import('./Writing.tsx')]), 60_000)
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const keptOutbox = () => JSON.parse(sessionStorage.getItem('DATA1522-chat-outbox') ?? '[]')

test('a message that cannot be sent stays, and is sent again', async () => {
  const { user } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  const box = await screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  setScenario({ fail: 'chat' })
  await user.type(box, 'Are the lamps there?{Enter}')
  // What is not sent after all is there to be written anew.
  await user.click(await screen.findByRole('button', { name: 'Discard' }, patience))
  expect(box).toHaveProperty('value', 'Are the lamps there?')
  await user.type(box, '{Enter}')
  const again = await screen.findByRole('button', { name: 'Send again' }, patience)
  expect(screen.getByText(/^Something went wrong on the server/)).toBeTruthy()
  // A page that is loaded anew begins with what the tab kept.
  expect(readOutbox()).toMatchObject([{ text: 'Are the lamps there?', isFailed: true }])
  setScenario({})
  await user.click(again)
  await expect.poll(() => screen.queryByRole('button', { name: 'Send again' }), patience).toBeNull()
  await expect.poll(readOutbox, patience).toEqual([])
  expect(await within(screen.getByRole('log')).findByText('Are the lamps there?', {}, patience)).toBeTruthy()
}, 40_000)

test('a message that waits for the one before is not sent as the next person, and stays for who wrote it', async () => {
  const chat = { path: '/apps/chat', address: '/apps/chat?with=1', groups: ['chat', 'titles'] } as const
  const { user, unmount } = await renderScreen(<Chat />, chat)
  const box = await screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const senders: (string | null)[] = []
  server.use(
    http.post('*/api/apps/chat/*', async ({ request }) => {
      senders.push(request.headers.get('authorization'))
      await held
    }),
  )
  await user.type(box, 'One lamp{Enter}')
  await user.type(box, 'Two lamps{Enter}')
  await waitFor(() => expect(senders).toHaveLength(1), patience)
  unmount()
  const session = store.get(sessionAtom)!
  store.set(sessionAtom, null)
  store.set(sessionAtom, { ...session, accessToken: 'next', userData: { ...session.userData, id: 1522 } })
  letGo()
  // Until the second has had its turn.
  await waitFor(() => expect(keptOutbox()).toMatchObject([{ text: 'Two lamps', isFailed: true }]), patience)
  expect(senders).toEqual([`Bearer ${session.accessToken}`])
  const again = await renderScreen(<Chat />, chat)
  await again.user.click(await screen.findByRole('button', { name: 'Send again' }, patience))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull(), patience)
  const log = within(screen.getByRole('log'))
  expect(log.getAllByText('One lamp')).toHaveLength(1)
  expect(log.getAllByText('Two lamps')).toHaveLength(1)
}, 40_000)

/** Someone else sits down at the same browser. */
function SignedInAs({ id, children }: { id: number; children: ReactNode }) {
  const session = store.get(sessionAtom)!
  if (session.userData.id !== id)
    store.set(sessionAtom, { ...session, userData: { ...session.userData, id } })
  return children
}

test('who is written to reads, writes and answers, as is said once', async () => {
  const { user } = await renderScreen(<Chat isAlive />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  const box = await screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  await user.type(box, 'Thank you so much{Enter}')
  await screen.findAllByText('Writing…', {}, patience)
  const log = within(screen.getByRole('log'))
  expect(log.queryByRole('img', { name: 'Sent' })).toBeNull()
  await log.findByText(/welcome|Any time|Glad/, {}, patience)
  expect(screen.queryByText('Writing…')).toBeNull()
  const keys = Object.keys(localStorage).filter((key) => key.includes('chat-answers'))
  expect(keys).toHaveLength(1)
}, 40_000)

test('what one began to write about oneself is there again after closing', async () => {
  const { user } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  const about = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit your chat profile' }, patience))
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /About/ }, patience)
  }
  await user.type(await about(), ' Ask me about lamps.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  const again = await about()
  await waitFor(() => expect(again.value).toContain('Ask me about lamps.'), patience)
}, 40_000)

test('the own status is set beside the list, and a conversation is deleted and comes back', async () => {
  const { user } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  await user.click(await screen.findByRole('button', { name: 'Edit your chat profile' }, patience))
  await user.click(await screen.findByRole('radio', { name: 'Away' }, patience))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your chat profile is saved', {}, patience)
  await waitFor(() => expect(screen.getByText('Away')).toBeTruthy(), patience)
  await user.click(await screen.findByRole('button', { name: 'About Wrenna Ashcombe' }, patience))
  await user.click(await screen.findByRole('button', { name: 'Delete the conversation' }, patience))
  await screen.findByText('Nothing written yet. Say hello.', {}, patience)
  const said = await screen.findByText('The conversation with Wrenna Ashcombe is deleted', {}, patience)
  const notice = within(said.closest<HTMLElement>('[data-toast]')!)
  await user.click(notice.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('log', {}, patience)
}, 40_000)

test('what one person wrote and did not send is not shown to the next', async () => {
  const open = { path: '/apps/chat', address: '/apps/chat?with=1', groups: ['chat', 'titles'] } as const
  const box = () => screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  const { user, unmount } = await renderScreen(<Chat />, open)
  await user.type(await box(), 'Only for you')
  unmount()
  const asNext = (
    <SignedInAs id={99}>
      <Chat />
    </SignedInAs>
  )
  const next = await renderScreen(asNext, open)
  expect(((await box()) as HTMLTextAreaElement).value).toBe('')
  next.unmount()
  await renderScreen(<Chat />, open)
  expect(((await box()) as HTMLTextAreaElement).value).toBe('Only for you')
}, 40_000)

test('a message that is sent stands there once from the first moment, in one line', async () => {
  const { user, settled } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  const box = await screen.findByRole('textbox', { name: 'Message to Wrenna Ashcombe' }, patience)
  const log = await screen.findByRole('log', {}, patience)
  const lines = () => within(log).queryAllByText('Are the lamps there?')
  let most = 0
  const seen = new Set<Element>()
  const observer = new MutationObserver(() => {
    for (const line of lines()) seen.add(line)
    most = Math.max(most, lines().length)
  })
  observer.observe(log, { childList: true, subtree: true, characterData: true })
  await user.clear(box)
  await user.type(box, 'Are the lamps there?{Enter}')
  await expect.poll(() => within(log).queryByRole('img', { name: 'Sending' }), patience).toBeNull()
  await settled()
  observer.disconnect()
  expect([lines().length, most, seen.size]).toEqual([1, 1, 1])
}, 40_000)

test('the list of people keeps the width that it is given', async () => {
  const { user } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    groups: ['chat', 'titles'],
  })
  const handle = () => screen.getByRole('separator')
  await screen.findByRole('link', { name: /Wrenna/ }, patience)
  const before = Number(handle().getAttribute('aria-valuenow'))
  handle().focus()
  await user.keyboard('{ArrowRight}')
  expect(Number(handle().getAttribute('aria-valuenow'))).toBe(before + 16)
}, 40_000)

test('who cannot be looked for leaves the conversation open', async () => {
  const { user } = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: '/apps/chat?with=1',
    groups: ['chat', 'titles'],
  })
  await screen.findByRole('log', {}, patience)
  setScenario({ fail: 'chat' })
  await user.type(screen.getByRole('searchbox', { name: 'Search people and messages' }), 'Wren')
  const again = await screen.findByRole('button', { name: 'Try again' }, patience)
  expect(screen.getByRole('log')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Message to Wrenna Ashcombe' })).toBeTruthy()
  setScenario({})
  await user.click(again)
  await screen.findByRole('link', { name: /Wrenna/ }, patience)
}, 40_000)

test('what was written stays over a reload', async () => {
  const open = { path: '/apps/chat', address: '/apps/chat?with=2', groups: ['chat', 'titles'] } as const
  const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ }, patience)
  const { user, unmount } = await renderScreen(<Chat />, open)
  await user.type(await box(), 'Only half')
  const key = Object.keys(localStorage).find((one) => localStorage.getItem(one) === 'Only half')
  expect(key).toContain('-chat-2-')
  unmount()
  // A page that is loaded anew knows what the browser kept.
  localStorage.setItem(key!.replace('-chat-2-', '-chat-3-'), 'The other half')
  await renderScreen(<Chat />, { ...open, address: '/apps/chat?with=3' })
  expect((await box()).value).toBe('The other half')
}, 40_000)
