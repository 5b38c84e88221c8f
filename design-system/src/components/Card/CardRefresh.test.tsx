import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { CardRefresh } from './CardRefresh.tsx'

const content = () => document.querySelector<HTMLElement>('[aria-busy]')!
const said = () => document.querySelector('body > div:not([data-live-announcer]) [aria-live]')?.textContent

const figures = (isRefreshing: boolean) => (
  <CardRefresh isRefreshing={isRefreshing} doneLabel="Up to date">
    <button type="button">Direct</button>
  </CardRefresh>
)

test('keeps the content in sight and out of reach, and says what goes on and that it is over', async () => {
  const { rerender } = await render(figures(false))
  expect([content().ariaBusy ?? content().getAttribute('aria-busy'), said()]).toEqual(['false', ''])
  rerender(figures(true))
  expect(screen.getByText('Direct')).toBeTruthy()
  expect(content().getAttribute('aria-busy')).toBe('true')
  expect(content().hasAttribute('inert')).toBe(true)
  expect(screen.getByRole('progressbar', { name: 'Updating…' })).toBeTruthy()
  expect(said()).toBe('Updating…')
  rerender(figures(false))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(content().hasAttribute('inert')).toBe(false)
  expect(said()).toBe('Up to date')
})

test('speaks the language of the page, and words of its own', async () => {
  const { rerender } = await render(<CardRefresh isRefreshing>42</CardRefresh>, { language: 'ar' })
  expect(said()).toBe('جارٍ التحديث…')
  rerender(
    <CardRefresh isRefreshing label="نجلب الأرقام">
      42
    </CardRefresh>,
  )
  expect(said()).toBe('نجلب الأرقام')
})

test('the focus waits outside of what rests, and goes back to where it was', async () => {
  const { user, rerender } = await render(figures(false))
  await user.tab()
  const focused = screen.getByRole('button')
  expect(document.activeElement).toBe(focused)
  rerender(figures(true))
  expect(document.activeElement?.contains(content())).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  rerender(figures(false))
  expect(document.activeElement).toBe(focused)
})

test('leaves a focus that is elsewhere alone, and tells the ref', async () => {
  const ref = vi.fn<(element: HTMLDivElement | null) => void>()
  const elsewhere = (isRefreshing: boolean) => (
    <>
      <button type="button">Refresh</button>
      <CardRefresh ref={ref} isRefreshing={isRefreshing} data-where="card">
        42
      </CardRefresh>
    </>
  )
  const { user, rerender } = await render(elsewhere(false))
  await user.tab()
  rerender(elsewhere(true))
  rerender(elsewhere(false))
  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(ref.mock.calls[0]?.[0]?.dataset.where).toBe('card')
})
