import { expect, test } from 'vitest'
import { tabOf } from './tabs.ts'

test('an address shows its tab, with a slash at its end too', () => {
  expect(tabOf('/pages/account-settings/security')).toBe('security')
  expect(tabOf('/pages/account-settings/security/')).toBe('security')
  expect(tabOf('/pages/account-settings/')).toBe('account')
})
