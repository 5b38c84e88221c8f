import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
