import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { LONG, openSettings, patience, region } from '../../../../tests/support/account-settings.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'

withMock()
const accountSettings = settingsOf()

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./billing/BillingTab.tsx'),
    import('../../entities/account/PlanForm.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
    import('../../../../design-system/src/components/ConfirmDialog/ConfirmPanel.tsx'),
  ])
}, 60_000)

test(
  'a plan is cancelled with a question, and goes on again with its period',
  async () => {
    const { user } = await openSettings('billing-plans')
    const panel = await region('Current plan')
    const { startedOn } = accountSettings.get().billing
    await user.click(panel.getByRole('button', { name: 'Cancel plan' }))
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Cancel plan' }))
    await panel.findByText('Cancelled', {}, patience)
    await waitFor(() => expect(accountSettings.get().billing.isCancelled).toBe(true), patience)
    await user.click(panel.getByRole('button', { name: 'Keep my plan' }))
    await panel.findByText('Active', {}, patience)
    await waitFor(() => expect(accountSettings.get().billing.isCancelled).toBe(false), patience)
    expect(accountSettings.get().billing.startedOn).toBe(startedOn)
  },
  LONG,
)

test(
  'another plan starts at once, and who cancelled has it go on',
  async () => {
    const all = accountSettings.get()
    accountSettings.set({ ...all, billing: { ...all.billing, isCancelled: true } })
    const { user } = await openSettings('billing-plans')
    const panel = await region('Current plan')
    await user.click(panel.getByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a plan' }, patience))
    await user.click(dialog.getByRole('radio', { name: 'Enterprise' }))
    await user.click(dialog.getByRole('button', { name: 'Change to Enterprise' }))
    await panel.findByText('Enterprise plan', {}, patience)
    expect(accountSettings.get().billing).toMatchObject({
      plan: 'enterprise',
      isCancelled: false,
      price: 129,
    })
  },
  LONG,
)
