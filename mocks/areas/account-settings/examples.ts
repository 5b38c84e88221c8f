import type { Example } from '../../contract/example.ts'
import { DEMO_MESSAGE_CODE } from './contract.ts'

const phone = '+1 (206) 555-0142'

export const examples: Readonly<Record<string, Example>> = {
  getAccountSettings: {},
  updateAccountDetails: {
    body: {
      avatar: '/pictures/avatars/8.svg',
      cover: 'mountains',
      firstName: 'Ines',
      lastName: 'Halvorsen',
      email: 'ines.halvorsen@example.com',
      designation: 'Directrice des opérations',
      organisation: 'Marigold & Tide',
      phone: '+33 1 99 00 41 20',
      address: '7 passage des Trois Chats',
      state: 'Nouvelle-Aquitaine',
      postCode: '17999',
      country: 'France',
      language: 'fr',
      timeZone: 'Europe/Paris',
      currency: 'EUR',
    },
  },
  updateAccountBilling: {
    body: {
      plan: 'enterprise',
      period: 'yearly',
      isCancelled: false,
      paidBy: 'card',
      cards: [
        {
          brand: 'mastercard',
          holder: 'Ines Halvorsen',
          lastDigits: '5163',
          expires: '2028-10',
          isPrimary: true,
        },
        {
          brand: 'visa',
          holder: 'Marigold & Tide',
          lastDigits: '7318',
          expires: '2030-02',
          isPrimary: false,
        },
      ],
      address: {
        company: 'Marigold & Tide',
        email: 'accounts@example.com',
        taxId: 'T-4081-2277',
        vatNumber: '',
        phone: '+1 (206) 555-0142',
        address: '48 Lanternfish Wharf',
        state: 'Washington',
        postCode: '98000',
        country: 'United States',
      },
    },
  },
  updateAccountNotifications: {
    body: {
      channels: {
        newForYou: { email: false, browser: true, app: true },
        accountActivity: { email: true, browser: false, app: false },
        newBrowser: { email: true, browser: false, app: true },
        newDevice: { email: true, browser: false, app: true },
      },
      when: 'online',
    },
  },
  updateAccountConnections: {
    body: {
      accounts: [{ id: 2, isConnected: true }],
      socials: [
        { id: 2, handle: '@marigoldtide' },
        { id: 3, handle: null },
      ],
    },
  },
  createApiKey: { body: { name: 'Labels for the packing table', scopes: ['orders:read'] } },
  deleteApiKey: { params: { id: 2 } },
  deleteDevice: { params: { id: 5 } },
  changePassword: { body: { current: 'admin', next: 'three-geese-over-the-harbour' } },
  startAuthenticator: {},
  /** The code of the day on which examples are made. */
  confirmAuthenticator: { body: { code: '101782' } },
  sendMessageCode: { body: { phone } },
  confirmMessageCode: {
    after: [['sendMessageCode', { body: { phone } }]],
    body: { phone, code: DEMO_MESSAGE_CODE },
  },
  endTwoStep: { body: { proof: 'admin' } },
  createBackupCodes: {
    after: [
      ['sendMessageCode', { body: { phone } }],
      ['confirmMessageCode', { body: { phone, code: DEMO_MESSAGE_CODE } }],
    ],
  },
  deleteAccount: {},
}
