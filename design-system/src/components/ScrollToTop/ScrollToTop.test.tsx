import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'

let observers: { see: (isIntersecting: boolean) => void; isWatching: boolean }[]
const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
const prefersReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => {
  observers = []
  scrollTo.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      record
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.record = {
          see: (isIntersecting: boolean) => act(() => callback([{ isIntersecting }])),
          isWatching: false,
        }
        observers.push(this.record)
      }
      observe() {
        this.record.isWatching = true
      }
      disconnect() {
        this.record.isWatching = false
      }
    },
  )
  prefersReducedMotion(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.motion
})

const isShown = () => screen.getByRole('button').closest('[data-shown]') !== null

test('comes when the top of the page is out of sight, and goes when it is back', async () => {
  await render(<ScrollToTop />)
  expect(isShown()).toBe(false)
  observers[0]!.see(false)
  expect(isShown()).toBe(true)
  observers[0]!.see(true)
  expect(isShown()).toBe(false)
})

test.each([
  ['en', 'Back to top'],
  ['ar', 'العودة إلى الأعلى'],
] as const)('says in %s what it does', async (language, name) => {
  await render(<ScrollToTop />, { language })
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('goes up smoothly, by mouse and keyboard', async () => {
  const { user } = await render(<ScrollToTop />)
  observers[0]!.see(false)
  await user.click(screen.getByRole('button'))
  await user.keyboard('{Enter}')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }], [{ top: 0, behavior: 'smooth' }]])
})

test.each([
  ['the system', () => prefersReducedMotion(true)],
  ['the preference', () => (document.documentElement.dataset.motion = 'reduced')],
])('jumps where %s asks for less motion', async (_, ask) => {
  ask()
  const { user } = await render(<ScrollToTop />)
  observers[0]!.see(false)
  await user.click(screen.getByRole('button'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('takes the focus along to the page’s main part, which Tab leaves out', async () => {
  const { user } = await render(
    <>
      <main>Long</main>
      <ScrollToTop />
    </>,
  )
  observers[0]!.see(false)
  await user.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('stops watching when it leaves', async () => {
  const { unmount } = await render(<ScrollToTop />)
  expect(observers.some(({ isWatching }) => isWatching)).toBe(true)
  unmount()
  expect(observers.some(({ isWatching }) => isWatching)).toBe(false)
})
