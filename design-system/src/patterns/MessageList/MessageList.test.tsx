import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconCheck, IconTrash } from '../../icons/icons.ts'
import { type ListedMessage, MessageList } from './MessageList.tsx'

const hello: ListedMessage = { id: '1', author: 'Maya', text: 'Hello', time: '9:12', day: 'Today' }
const hi: ListedMessage = { id: '2', author: 'Ines', isOwn: true, text: 'Hi', time: '9:13' }
/** Messages as the list takes them. */
const listed = (...messages: readonly ListedMessage[]) => ({
  ids: messages.map(({ id }) => id),
  messageOf: (wanted: string) => messages.find(({ id }) => id === wanted)!,
})
const rows = () => screen.getAllByRole('article')

test('is a log that names the day, the author and how far a message has come', async () => {
  await render(
    <MessageList label="Maya" {...listed(hello, { ...hi, state: { icon: IconCheck, label: 'Sent' } })} />,
  )
  expect(screen.getByRole('log', { name: 'Maya' }).textContent).toBe('TodayMayaHello9:12InesHi9:13')
  expect(screen.getByRole('img', { name: 'Sent' })).toBeTruthy()
  expect(screen.getByRole('article', { name: /^Maya Hello/ })).toBeTruthy()
})

test('says once what has come from others, and nothing of what was there or is one’s own', async () => {
  const { container, rerender } = await render(<MessageList label="Maya" {...listed(hello)} />)
  const live = container.querySelector('[aria-live="polite"]')!
  expect(live.textContent).toBe('')
  rerender(<MessageList label="Maya" {...listed(hello, hi)} />)
  expect(live.textContent).toBe('')
  const friday = { id: '3', author: 'Maya', text: 'Friday?', time: '9:14' }
  rerender(<MessageList label="Maya" {...listed(hello, hi, friday)} />)
  expect(live.textContent).toBe('Maya: Friday?')
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off')
})

test('says the first answer of all, also above what could not be sent', async () => {
  const unsent: ListedMessage = { ...hi, isPending: true }
  const { container, rerender } = await render(<MessageList label="Maya" {...listed(unsent)} />)
  rerender(<MessageList label="Maya" {...listed(hello, unsent)} />)
  expect(container.querySelector('[aria-live="polite"]')!.textContent).toBe('Maya: Hello')
})

test('by keyboard: walks the messages, reacts, answers and opens the menu of one', async () => {
  const onReact = vi.fn<(id: string, emoji: string, isOn: boolean) => void>()
  const onReply = vi.fn<(id: string) => void>()
  const onAction = vi.fn<(action: string, id: string) => void>()
  const own = { emoji: '👍', count: 2, isOwn: true, label: 'Thumbs up, 2' }
  const { user } = await render(
    <MessageList
      label="Maya"
      {...listed({ ...hello, reactions: [own] }, hi)}
      quickReactions={['👍', '🎉']}
      actionsOf={() => [{ id: 'delete', label: 'Delete', icon: IconTrash }]}
      {...{ onReact, onReply, onAction }}
    />,
  )
  rows()[1]!.focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(rows()[0])
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thumbs up, 2', pressed: true }))
  await user.keyboard('{Enter}')
  expect(onReact).toHaveBeenLastCalledWith('1', '👍', false)
  await user.click(screen.getByRole('button', { name: 'React with 🎉' }))
  expect(onReact).toHaveBeenLastCalledWith('1', '🎉', true)
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  expect(onReply).toHaveBeenCalledWith('1')
  screen.getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(onAction).toHaveBeenCalledWith('delete', '1')
})

test('leads to what was answered, and links only what is safe', async () => {
  const answer: ListedMessage = {
    ...hi,
    text: 'See https://a.example and javascript:alert(1)',
    quote: { id: '1', author: 'Maya', text: 'Hello' },
  }
  const { user } = await render(<MessageList label="Maya" {...listed(hello, answer)} />)
  expect(rows()[0]!.dataset.marked).toBeUndefined()
  await user.click(screen.getByRole('button', { name: /^Show the message it answers/ }))
  expect(rows()[0]!.dataset.marked).toBe('true')
  const links = await within(rows()[1]!).findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://a.example'])
  expect(links[0]!.getAttribute('rel')).toContain('noopener')
})

test('draws the newest of ten thousand, and others when they are wanted', async () => {
  const messages = Array.from({ length: 10_000 }, (_, index) => ({
    ...hello,
    id: String(index),
    text: `Message ${index}`,
    day: undefined,
  }))
  const { user, rerender } = await render(<MessageList label="Maya" {...listed(...messages)} />)
  expect(rows().length).toBeLessThan(200)
  expect(rows().at(-1)!.textContent).toContain('Message 9999')
  rerender(<MessageList label="Maya" {...listed(...messages)} currentId="12" />)
  expect(await screen.findByText('Message 12')).toBeTruthy()
  expect(screen.queryByText('Message 9999')).toBeNull()
  rows()[0]!.focus()
  await user.keyboard('{End}')
  expect(await screen.findByText('Message 9999')).toBeTruthy()
  rerender(<MessageList label="Maya" {...listed(...messages)} currentId="12" currentKey={1} />)
  expect(await screen.findByText('Message 12')).toBeTruthy()
})

test('draws from the same message on while new ones come below what is looked at', async () => {
  const messages = Array.from({ length: 300 }, (_, index) => ({
    ...hello,
    id: String(index),
    text: `Message ${index}`,
    day: undefined,
  }))
  const { rerender } = await render(<MessageList label="Maya" {...listed(...messages)} />)
  await waitFor(() => expect(rows()).toHaveLength(160))
  const log = screen.getByRole('log')
  Object.defineProperty(log, 'scrollHeight', { value: 9000 })
  Object.defineProperty(log, 'clientHeight', { value: 500 })
  log.scrollTop = 4000
  fireEvent.scroll(log)
  const [before] = rows()
  const news = { ...hello, id: 'new', text: 'Friday?' }
  rerender(<MessageList label="Maya" {...listed(...messages, news)} />)
  expect(rows()[0]).toBe(before)
  fireEvent.click(screen.getByRole('button', { name: 'Jump to latest' }))
  expect(await screen.findByText('Friday?')).toBeTruthy()
})

test('asks for each message once while it shows the same, whatever is pointed at', async () => {
  const { ids, messageOf } = listed(hello, hi)
  const asked = vi.fn<typeof messageOf>(messageOf)
  const { user, rerender } = await render(
    <MessageList label="Maya" ids={ids} messageOf={asked} onReply={() => undefined} />,
  )
  await user.hover(rows()[0]!)
  await screen.findByRole('button', { name: 'Reply' })
  expect(asked).toHaveBeenCalledTimes(2)
  const edited = listed({ ...hello, text: 'Hello there' }, hi)
  rerender(<MessageList label="Maya" {...edited} onReply={() => undefined} />)
  expect(screen.getByText('Hello there')).toBeTruthy()
})
