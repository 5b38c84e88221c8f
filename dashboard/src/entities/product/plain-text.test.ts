import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('tells the items of a list apart, and leaves out what is not read', () => {
  expect(plainText('<p>It whistles.</p><ul><li><p>Boils fast</p></li><li>Keeps warm</li></ul>')).toBe(
    'It whistles. Boils fast · Keeps warm',
  )
  expect(plainText('<p>Two</p><p>lines</p><script>alert(1)</script>')).toBe('Two lines')
})
