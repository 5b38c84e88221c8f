import { expect, test } from 'vitest'
import { pageAt } from './profile-tabs.ts'

test('an address shows its page, with a slash at its end too', () => {
  expect(pageAt('/pages/user-profile/teams')).toBe('teams')
  expect(pageAt('/pages/user-profile/teams/')).toBe('teams')
  expect(pageAt('/pages/user-profile/')).toBe('profile')
})
