import { Button } from '@data1522/design-system/Button'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { chatbookOf } from '../../../../mocks/areas/chat/collection.ts'
import { setScenario } from '../../../../mocks/scenarios.ts'
import { renderScreen, withMock } from '../../../../tests/support/screen.tsx'
import { readAbouts } from './about.ts'
import { Chat } from './Chat.tsx'

withMock()
const patience = { timeout: 10_000 }
// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(
  () => Promise.all([import('./Conversation.tsx'), import('./Writing.tsx'), import('./FileChips.tsx')]),
  60_000,
)
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const open = async (search = 'with=1') => {
  const rendered = await renderScreen(<Chat />, {
    path: '/apps/chat',
    address: `/apps/chat?${search}`,
    groups: ['chat', 'titles'],
  })
  const log = await screen.findByRole('log', {}, patience)
  return { ...rendered, log: within(log) }
}
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ }, patience)
const LAST = 'She has a birthday on Wednesday, so there is cake at stake.'

test('by keyboard: Arrow up changes the last message, Escape leaves it, the draft stays', async () => {
  const { user, log } = await open()
  await user.type(await box(), 'Half a thought')
  await user.clear(await box())
  await user.keyboard('{ArrowUp}')
  await screen.findByText('Editing your message', {}, patience)
  expect((await box()).value).toBe(LAST)
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Editing your message')).toBeNull()
  expect((await box()).value).toBe('')
  await user.keyboard('{ArrowUp}')
  await user.clear(await box())
  await user.keyboard('On Thursday, then.')
  // A page that is loaded anew goes on with what the tab kept.
  expect(Object.values(readAbouts())).toMatchObject([{ kind: 'edit', words: 'On Thursday, then.' }])
  await user.keyboard('{Enter}')
  expect(await log.findByText('On Thursday, then.', {}, patience)).toBeTruthy()
  expect(await log.findByText('Edited', {}, patience)).toBeTruthy()
  expect(log.queryByText(LAST)).toBeNull()
}, 40_000)

test('what another tab has sent is no draft here any more', async () => {
  const { user } = await open()
  await user.type(await box(), 'Are the lamps there?')
  const key = Object.keys(localStorage).find((one) => localStorage.getItem(one) === 'Are the lamps there?')!
  localStorage.removeItem(key)
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect((await box()).value).toBe('')
}, 40_000)

test('a message is deleted and comes back; one that cannot be deleted stays', async () => {
  const { user, log } = await open()
  const remove = async () => {
    ;(await log.findByText(LAST, {}, patience)).closest<HTMLElement>('[data-message]')!.focus()
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the message' }, patience))
  }
  await remove()
  await expect.poll(() => log.queryByText(LAST), patience).toBeNull()
  const said = await screen.findByText('The message is deleted', {}, patience)
  await user.click(within(said.closest<HTMLElement>('[data-toast]')!).getByRole('button', { name: 'Undo' }))
  await log.findByText(LAST, {}, patience)
  setScenario({ fail: 'chat' })
  await remove()
  await screen.findByText('The change was not saved', {}, patience)
  await log.findByText(LAST, {}, patience)
}, 40_000)

test('a reaction is set and taken off, an answer quotes what it answers', async () => {
  const { user, log } = await open()
  const stamped = /as soon as the harbour has stamped it/
  ;(await log.findAllByText(stamped, {}, patience))[0]!.closest<HTMLElement>('[data-message]')!.focus()
  await user.click(await screen.findByRole('button', { name: 'React with 🎉' }))
  const name = '🎉: 1 reaction, yours included'
  const reactions = () => log.queryAllByRole('button', { name }).length
  await expect.poll(reactions, patience).toBe(2)
  await user.click(log.getAllByRole('button', { name }).at(-1)!)
  await expect.poll(reactions, patience).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await screen.findByText('Replying to Wrenna Ashcombe')
  await user.type(await box(), 'No hurry.{Enter}')
  const sent = (await log.findByText('No hurry.', {}, patience)).closest<HTMLElement>('[data-message]')!
  expect(within(sent).getByText(stamped)).toBeTruthy()
}, 40_000)

test('files are pasted, taken out again, and sent without a word; what is too big is said', async () => {
  const { user, log } = await open()
  const paste = async (...files: File[]) =>
    fireEvent.paste(await box(), { clipboardData: { files, getData: () => '' } })
  await paste(new File(['one'], 'one.txt'), new File(['two'], 'two.txt'))
  await screen.findByText(/^two\.txt/, {}, patience)
  await paste(new File([new Uint8Array(1_100_000)], 'huge.zip'))
  await screen.findByText(/^huge\.zip is larger than/, {}, patience)
  await user.type(await box(), '{Enter}')
  expect(await log.findByRole('link', { name: /two\.txt/ }, patience)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull()
}, 40_000)

test('words are looked for in the conversation, and the hits walked by Enter', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Search in this chat' }))
  const marked = () => document.querySelector('[data-marked]')?.textContent
  await user.keyboard('ferry')
  await screen.findAllByText('1 of 2', {}, patience)
  expect(marked()).toContain('Ferry has left')
  await user.keyboard('{Enter}')
  await screen.findAllByText('2 of 2', {}, patience)
  expect(marked()).toContain('Thursday ferry')
  await user.keyboard('{Escape}{Escape}')
  expect(screen.queryByRole('button', { name: 'Close the search' })).toBeNull()
}, 40_000)

test('who is blocked cannot be written to until it is taken back', async () => {
  const { user } = await open('with=1&pane=contact')
  await user.click(await screen.findByRole('button', { name: 'Block Wrenna Ashcombe' }, patience))
  await screen.findByText('You blocked Wrenna Ashcombe. Neither of you can write.', {}, patience)
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
  const unblock = screen.getAllByRole('button', { name: 'Unblock Wrenna Ashcombe' })
  await user.click(unblock[0]!)
  await box()
}, 40_000)

test('who is pinned comes first, and messages are found beside people', async () => {
  const { user, unmount } = await open('with=1&pane=contact')
  const names = () =>
    within(screen.getByRole('list', { name: 'People' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(names()[0]).toContain('Joaquim')
  await user.click(await screen.findByRole('switch', { name: 'Pin to the top' }, patience))
  await expect.poll(() => names().slice(0, 2).join(), patience).toContain('Wrenna')
  await user.type(screen.getByRole('searchbox', { name: 'Search people and messages' }), 'umbrella')
  await screen.findByRole('heading', { name: 'Messages' }, patience)
  const address = () =>
    within(screen.getByRole('list', { name: 'People' }))
      .getAllByRole('link')[0]!
      .getAttribute('href')!
  await waitFor(() => expect(address()).toMatch(/q=umbrella.*message=/), patience)
  const { search } = new URL(address(), location.href)
  unmount()
  // The hit is marked where it stands, and the others are still there.
  const again = await open(search.slice(1))
  const marked = () => document.querySelector('[data-marked] mark')?.textContent
  await waitFor(() => expect(marked()).toMatch(/umbrella/i), patience)
  await screen.findByRole('heading', { name: 'Messages' }, patience)
  // Looking for something else there leads away from it for good.
  await again.user.click(screen.getByRole('button', { name: 'Search in this chat' }))
  await again.user.keyboard('{Escape}')
  await waitFor(() => expect(marked()).toBeUndefined(), patience)
}, 40_000)

test('Escape closes the search, then the contact, wherever the focus is', async () => {
  const { user } = await open('with=1&pane=contact')
  const contact = () => screen.queryByRole('button', { name: 'Close the contact' })
  await user.click(screen.getByRole('button', { name: 'Search in this chat' }))
  await user.click(await box())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Close the search' })).toBeNull()
  expect(contact()).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(contact()).toBeNull(), patience)
}, 40_000)

test('what is new begins below a line that says how much it is', async () => {
  const { log } = await open('with=12')
  expect(await log.findByText('2 new messages', {}, patience)).toBeTruthy()
}, 40_000)

test('on coming back, what came meanwhile begins below that line too', async () => {
  function Elsewhere({ children }: { children: ReactNode }) {
    const [isHere, setHere] = useState(true)
    return (
      <>
        <Button onPress={() => setHere(!isHere)}>Go</Button>
        {isHere && children}
      </>
    )
  }
  const { user, settled } = await renderScreen(
    <Elsewhere>
      <Chat />
    </Elsewhere>,
    { path: '/apps/chat', address: '/apps/chat?with=12', groups: ['chat', 'titles'] },
  )
  // Others in the list have news too.
  const log = async () => within(await screen.findByRole('log', {}, patience))
  await (await log()).findByText('2 new messages', {}, patience)
  await settled()
  const go = () => user.click(screen.getByRole('button', { name: 'Go' }))
  await go()
  const { chats } = chatbookOf()
  const { id, userId, messages } = chats.all().find((chat) => chat.userId === 12)!
  const last = messages.findLast(({ senderId }) => senderId === userId)!
  chats.update(id, { unseenMsgs: 1, messages: [...messages, { ...last, id: 999_999 }] })
  await go()
  expect(await (await log()).findByText('1 new message', {}, patience)).toBeTruthy()
}, 40_000)

test('the list says how far what was written last has come', async () => {
  await open()
  const people = within(screen.getByRole('list', { name: 'People' }))
  const row = (name: RegExp) => within(people.getByRole('link', { name }).closest('li')!)
  expect(row(/Wrenna/).getByRole('img', { name: /^(Sent|Delivered|Seen)$/ })).toBeTruthy()
  expect(row(/Joaquim/).queryByRole('img', { name: /^(Sent|Delivered|Seen)$/ })).toBeNull()
}, 40_000)

test('the contact shows the files and the links of the conversation', async () => {
  const { user } = await open('with=1&pane=contact')
  await user.click(await screen.findByRole('tab', { name: 'Files' }, patience))
  const panel = () => within(screen.getByRole('tabpanel'))
  expect(await panel().findByRole('link', { name: /ferry-list\.pdf/ }, patience)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Links' }))
  await panel().findByText('No links yet', {}, patience)
  await user.type(await box(), 'See https://example.com/ferry for the hours.{Enter}')
  const link = await panel().findByRole('link', { name: 'https://example.com/ferry' }, patience)
  expect(link.getAttribute('href')).toBe('https://example.com/ferry')
}, 40_000)

test('a change of a message that is half written, and files, are there again after looking elsewhere', async () => {
  const first = await open()
  fireEvent.paste(await box(), { clipboardData: { files: [new File(['1'], 'one.txt')], getData: () => '' } })
  await screen.findByText(/^one\.txt/, {}, patience)
  await first.user.clear(await box())
  await first.user.keyboard('{ArrowUp}')
  await first.user.type(await box(), ' Lots of it.')
  first.unmount()
  const again = await open()
  expect((await box()).value).toBe(`${LAST} Lots of it.`)
  ;(await box()).focus()
  await again.user.keyboard('{Escape}')
  await screen.findByText(/^one\.txt/, {}, patience)
}, 40_000)
