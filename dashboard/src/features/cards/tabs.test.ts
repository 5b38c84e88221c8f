import { expect, test } from 'vitest'
import { tabOf } from './tabs.ts'

test('an address shows its tab, with a slash at its end too', () => {
  expect(tabOf('/pages/cards/card-widgets')).toBe('widgets')
  expect(tabOf('/pages/cards/card-widgets/')).toBe('widgets')
})
