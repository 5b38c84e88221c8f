import { afterEach, expect, test } from 'vitest'
import { showStartFailure } from './start-failure.ts'

afterEach(() => {
  document.documentElement.lang = 'en'
})

test.each([
  ['en', 'Try again'],
  ['fr', 'Réessayer'],
  ['', 'Try again'],
])('a page in “%s” that cannot start says so, with another try', (lang, again) => {
  document.documentElement.lang = lang
  const root = document.createElement('div')
  showStartFailure(root)
  expect(root.querySelector('[role=alert]')?.textContent).not.toBe('')
  expect(root.querySelector('button')?.textContent).toBe(again)
})
