import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../mocks/areas/account-settings/collection.ts'
import { server } from '../../../../mocks/transports/node.ts'
import { LONG, openSettings, patience } from '../../../../tests/support/account-settings.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'

withMock()
const accountSettings = settingsOf()

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await Promise.all([
    import('./notification/NotificationTab.tsx'),
    import('./connection/ConnectionTab.tsx'),
    import('../../../../design-system/src/components/Dialog/DialogPanel.tsx'),
  ])
}, 60_000)

test(
  'what is told is saved as a whole, and a failure keeps what was chosen',
  async () => {
    server.use(
      http.put('*/api/pages/account-settings/notification', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    )
    const { user } = await openSettings('notification')
    const box = await screen.findByRole<HTMLInputElement>(
      'checkbox',
      { name: 'Sign-in with a new browser: App' },
      patience,
    )
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/Something went wrong on the server/, {}, patience)
    expect(box.checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The notifications were saved', {}, patience)
    expect(accountSettings.get().notification.channels.newBrowser.app).toBe(true)
  },
  LONG,
)

test(
  'an account elsewhere is linked with a name, and switched at once',
  async () => {
    const { user } = await openSettings('connection')
    await user.click(await screen.findByRole('switch', { name: 'Connect Almanac' }, patience))
    await waitFor(
      () => expect(accountSettings.get().connection.accounts[0]!.isConnected).toBe(false),
      patience,
    )
    await user.click(screen.getByRole('button', { name: 'Link Placard' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link Placard' }, patience))
    await user.type(dialog.getByRole('textbox'), '@ines')
    await user.click(dialog.getByRole('button', { name: 'Link' }))
    await screen.findByRole('button', { name: 'Unlink Placard' }, patience)
    expect(accountSettings.get().connection.socials[1]!.handle).toBe('@ines')
  },
  LONG,
)
