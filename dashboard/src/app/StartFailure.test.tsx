import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StartFailure } from './StartFailure.tsx'

afterEach(() => {
  document.documentElement.lang = 'en'
})

test.each([
  ['en', 'Try again'],
  ['fr', 'Réessayer'],
  ['', 'Try again'],
])('a page in “%s” that cannot start says so without any words loaded, with another try', (lang, again) => {
  document.documentElement.lang = lang
  render(<StartFailure />)
  expect(screen.getByRole('button', { name: again })).toBeTruthy()
  expect(document.body.textContent).not.toBe(again)
})

test('a page whose parts do not come says so', async () => {
  vi.doMock('../core/router/prefetch.ts', async (original) => ({
    ...(await original<object>()),
    fetchFirstLook: () => Promise.reject(new Error('The part did not come.')),
  }))
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.insertAdjacentHTML('beforeend', '<div id="root"></div>')
  await import('../main.tsx')
  await screen.findByRole('button', { name: 'Try again' })
  expect(told).toHaveBeenCalled()
  told.mockRestore()
  document.querySelector('#root')!.remove()
}, 60_000)
