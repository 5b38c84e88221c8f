import type { Example } from '../../contract/example.ts'

const PRUDENCE = { id: 250713 }
const MANON = { id: 251671 }

/** Customers, their accounts, and whom they brought. */
export const customersExamples: Readonly<Record<string, Example>> = {
  listCustomers: {
    query: { q: 'an', sortBy: 'totalSpent', orderBy: 'desc', page: 1, itemsPerPage: 10 },
  },
  getCustomer: { params: PRUDENCE },
  createCustomer: {
    body: {
      customer: 'Rosalind Petheridge',
      email: 'rosalind.p@example.com',
      contact: '+44 7700 900161',
      countryCode: 'GB',
      status: 'Active',
      address: {
        line1: '3 Lantern Row',
        line2: 'Flat 2',
        town: 'Saltwick',
        state: 'Kent',
        postCode: 'ZZ1 2AB',
      },
      isBillingAddress: true,
    },
  },
  updateCustomer: {
    params: PRUDENCE,
    body: { email: 'prudence.oystercatcher@example.com', contact: '+1 (206) 555-0177' },
  },
  deleteCustomer: { params: PRUDENCE },
  deleteCustomers: { body: { ids: [PRUDENCE.id] } },
  restoreCustomers: { after: [['deleteCustomer', { params: PRUDENCE }]], body: { ids: [PRUDENCE.id] } },
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
  listReferrals: {
    query: { q: '', status: 'Unpaid', sortBy: 'earning', orderBy: 'desc', page: 1, itemsPerPage: 10 },
  },
  payOutReferrals: { body: { ids: [7] } },
  updateReferral: { params: { id: 7 }, body: { status: 'Paid' } },
  createReferralInvitations: { body: { emails: ['cosima.fenwright@example.com', 'otto.brack@example.com'] } },
  getReferralsSummary: {},
}
