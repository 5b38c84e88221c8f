import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ScrollArea } from './ScrollArea.tsx'

let resized: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** Gives the region sizes, which jsdom does not measure. */
function lay(region: HTMLElement, sizes: Partial<Record<keyof HTMLElement, number>>) {
  const all = { clientWidth: 100, clientHeight: 100, scrollWidth: 100, scrollHeight: 100, ...sizes }
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(region, name, { value, configurable: true, writable: true })
  act(resized)
}
const scrollTo = (region: HTMLElement, place: { scrollTop?: number; scrollLeft?: number }) => {
  Object.assign(region, place)
  region.dispatchEvent(new Event('scroll'))
}

test('is a named region that takes the Tab key only while there is more than fits', async () => {
  const { user } = await render(<ScrollArea label="News">Long</ScrollArea>)
  const region = screen.getByRole('region', { name: 'News' })
  lay(region, {})
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  lay(region, { scrollHeight: 300 })
  await user.tab()
  expect(document.activeElement).toBe(region)
  lay(region, { scrollHeight: 100 })
  expect(region.hasAttribute('tabindex')).toBe(false)
})

test('knows above and below what is shown whether there is more', async () => {
  await render(<ScrollArea label="News">Long</ScrollArea>)
  const region = screen.getByRole('region')
  lay(region, { scrollHeight: 300 })
  expect(region.dataset.more).toBe('block-end')
  scrollTo(region, { scrollTop: 100 })
  expect(region.dataset.more).toBe('block-start block-end')
  scrollTo(region, { scrollTop: 200 })
  expect(region.dataset.more).toBe('block-start')
})

test.each([
  ['en', 200],
  ['ar', -200],
] as const)('knows its edges in the reading direction of %s', async (language, end) => {
  await render(
    <ScrollArea label="Months" orientation="horizontal">
      Long
    </ScrollArea>,
    { language },
  )
  const region = screen.getByRole('region')
  lay(region, { scrollWidth: 300 })
  expect(region.dataset.more).toBe('inline-end')
  scrollTo(region, { scrollLeft: end })
  expect(region.dataset.more).toBe('inline-start')
})
