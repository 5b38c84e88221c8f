import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { giveUp } from '../../../../mocks/areas/account-settings/given-up.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { setNow } from '../../../../mocks/seed/clock.ts'
import { renderProduct, shownAddress } from '../../../../tests/support/product.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { givenUpAtom } from '../../core/auth/given-up.ts'
import { store } from '../../core/store.ts'
import { SignInVariant } from './SignInVariant.tsx'

withMock()

/** Signs in so many days after the account was given up. */
async function signInAfter(days: number) {
  setNow('2026-03-10T09:00:00Z')
  giveUp(accounts[0]!)
  setNow(new Date(Date.UTC(2026, 2, 10 + days, 12)))
  const screenAndToasts = (
    <>
      <SignInVariant />
      <ToastRegion label="Messages" />
    </>
  )
  const { user } = await renderProduct(screenAndToasts, {
    address: '/login?to=/apps/user/list',
    groups: ['auth', 'authForms'],
  })
  await user.type(screen.getByLabelText(/^Email/), 'admin@demo.com')
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'admin{Enter}')
}

test('who gave the account up is told on the sign-in page until when it can be kept, and nobody after them', async () => {
  store.set(givenUpAtom, '2026-03-24')
  const groups = ['auth', 'authForms'] as const
  const { unmount } = await renderProduct(<SignInVariant />, { address: '/login', groups })
  const said = 'Your account will be deleted on Mar 24, 2026. Sign in before then to keep it.'
  await screen.findByText(said)
  unmount()
  await renderProduct(<SignInVariant />, { address: '/login', groups: [...groups, 'access'] })
  await screen.findByLabelText(/^Email/)
  await import('./GivenUpNotice.tsx')
  await act(async () => undefined)
  expect(screen.queryByText(said)).toBeNull()
})

test('who comes back in time is told that the account is kept', async () => {
  await signInAfter(14)
  await waitFor(() => expect(shownAddress()).toBe('/apps/user/list'))
  await screen.findByText('Welcome back. Your account is kept, and will not be deleted.')
})

test('who comes back too late is told that it is gone', async () => {
  await signInAfter(15)
  await screen.findByText('This account was deleted and cannot be restored.')
  expect(shownAddress()).toBe('/login?to=/apps/user/list')
})
