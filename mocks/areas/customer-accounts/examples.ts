import type { Example } from '../../contract/example.ts'

const PRUDENCE = { id: 250713 }
const MANON = { id: 251671 }

export const examples: Readonly<Record<string, Example>> = {
  getCustomerAccount: { params: MANON },
  updateCustomerAccount: {
    params: PRUDENCE,
    body: {
      points: 3100,
      coupons: 5,
      isTwoStepOn: true,
      twoStepPhone: '+1 (206) 555-0166',
      addresses: [
        {
          id: 1,
          label: 'Home',
          line1: '75 Quarry Steps',
          line2: 'Apt 11',
          town: 'Port Juniper',
          state: 'Maine',
          postCode: '04731',
          country: 'United States',
          isDefault: true,
          isBilling: true,
        },
        {
          label: 'Summer house',
          line1: '2 Heron Landing',
          town: 'Little Fathom',
          state: 'Maine',
          postCode: '04988',
          country: 'United States',
          isDefault: false,
          isBilling: false,
        },
      ],
    },
  },
  setCustomerPassword: { params: PRUDENCE, body: { password: 'seven-oysters-for-tea' } },
  signOutCustomerDevices: { params: MANON, body: { ids: [2, 3] } },
}
