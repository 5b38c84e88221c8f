import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getUserSettings: { params: { id: 1 } },
  updateUserSettings: {
    params: { id: 1 },
    body: {
      twoStep: { isTwoStepOn: true, method: 'sms', phone: '+1 (206) 555-0142' },
      notification: {
        channels: {
          newForYou: { email: false, browser: true, app: true },
          accountActivity: { email: true, browser: false, app: false },
          newBrowser: { email: true, browser: false, app: true },
          newDevice: { email: true, browser: false, app: true },
        },
        when: 'online',
      },
      connection: { accounts: [{ id: 2, isConnected: true }], socials: [{ id: 3, handle: null }] },
    },
  },
  setUserPassword: { params: { id: 35 }, body: { password: 'three-geese-over-the-harbour' } },
  signOutUserDevices: { params: { id: 1 }, body: { ids: [1] } },
  listUserInvoices: { params: { id: 1 } },
}
