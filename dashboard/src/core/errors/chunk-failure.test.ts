import { expect, test } from 'vitest'
import { isChunkFailure } from './chunk-failure.ts'

test.each([
  'Failed to fetch dynamically imported module: https://x.example/assets/a.js',
  'error loading dynamically imported module: https://x.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('knows “%s”', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
})

test.each([new TypeError('x is not a function'), new Error('Failed to fetch'), 'module script failed', null])(
  'takes %s for something else',
  (error) => {
    expect(isChunkFailure(error)).toBe(false)
  },
)
