import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'
import { resolveEmoji } from './resolveEmoji.ts'

class NoObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoObserver))
afterEach(() => void vi.unstubAllGlobals())

test('has a search, which takes the focus, and asks no server', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await render(<EmojiPicker onSelect={() => undefined} />)
  const search = await screen.findByRole('searchbox', { name: 'Search emoji' }, { timeout: 20_000 })
  expect(document.activeElement).toBe(search)
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
}, 30_000)

test.each([
  ['en', 'Party popper', 'Smileys & emotion'],
  ['fr', 'Cotillons', 'Smileys et émotion'],
] as const)(
  'names what it has in %s',
  async (locale, name, group) => {
    const { emojis, categories } = await resolveEmoji(locale, {})
    expect(emojis.find(({ emoji }) => emoji === '🎉')?.label).toBe(name)
    expect(categories[0]?.label).toBe(group)
    expect(categories.some(({ index }) => index === 2)).toBe(false)
    expect(emojis.find(({ emoji }) => emoji.startsWith('👍'))?.label).toBeTruthy()
  },
  30_000,
)
