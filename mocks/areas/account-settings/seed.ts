import {
  type AccountBilling,
  type AccountConnections,
  type AccountDetails,
  type AccountNotifications,
  type AccountSettings,
} from './contract.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import { seedChatProfile } from '../chat/seed-profile.ts'
import { termsOf } from './seed-billing-periods.ts'
import { dateInDays } from '../../seed/days.ts'
import { instantOf, type Moment } from '../../seed/moments.ts'
import { picture } from '../../seed/pictures.ts'

const owner = accounts[0]!
const company = 'Marigold & Tide'
const phone = '+1 (206) 555-0142'
const address = {
  address: '48 Lanternfish Wharf',
  state: 'Washington',
  postCode: '98000',
  country: 'United States',
}

const account: AccountDetails = {
  avatar: owner.avatar,
  cover: 'waves',
  firstName: 'Ines',
  lastName: 'Halvorsen',
  email: owner.email,
  designation: seedChatProfile().role,
  organisation: company,
  phone,
  ...address,
  language: 'en',
  timeZone: '',
  currency: 'USD',
}

const at = (moment: Moment) => new Date(instantOf(moment)).toISOString()

const seedSecurity = (): AccountSettings['security'] => ({
  isTwoStepOn: false,
  method: 'authenticator',
  phone: '',
  backupCodesLeft: 0,
  apiKeys: [
    {
      id: 1,
      name: 'Stock sync',
      scopes: ['products:read', 'products:write', 'orders:read', 'shipping:read'],
      hint: 'c81e',
      createdAt: at([212, '18:20']),
      usedAt: at([94, '06:00']),
    },
    {
      id: 2,
      name: 'Tableau de bord des ventes',
      scopes: ['reports:read'],
      hint: '07b4',
      createdAt: at([84, '10:35']),
      usedAt: at([1, '17:45']),
    },
    {
      id: 3,
      name: 'تقرير الشحن الأسبوعي',
      scopes: ['orders:read', 'shipping:write'],
      hint: 'f29a',
      createdAt: at([9, '12:10']),
      usedAt: at(120),
    },
  ],
  devices: [
    {
      id: 1,
      name: 'Desk by the window',
      kind: 'desktop',
      place: 'Seattle, United States',
      time: at(2),
      isCurrent: true,
    },
    {
      id: 2,
      name: 'Ines’s phone',
      kind: 'phone',
      place: 'Seattle, United States',
      time: at(95),
      isCurrent: false,
    },
    {
      id: 3,
      name: 'Tablette de l’atelier',
      kind: 'tablet',
      place: 'Lyon, France',
      time: at([4, '08:15']),
      isCurrent: false,
    },
    {
      id: 4,
      name: 'حاسوب المستودع',
      kind: 'laptop',
      place: 'Dubai, United Arab Emirates',
      time: at([17, '13:40']),
      isCurrent: false,
    },
    {
      id: 5,
      name: 'Old laptop in the drawer',
      kind: 'laptop',
      place: '',
      time: at([143, '21:05']),
      isCurrent: false,
    },
  ],
})

const seedBilling = (): AccountBilling => {
  const bought = { plan: 'company', period: 'monthly' } as const
  return {
    ...bought,
    ...termsOf(bought, dateInDays(-22)),
    isCancelled: false,
    paidBy: 'card',
    cards: [
      {
        brand: 'mastercard',
        holder: owner.fullName,
        lastDigits: '5163',
        expires: dateInDays(700).slice(0, 7),
        isPrimary: true,
      },
      {
        brand: 'visa',
        holder: company,
        lastDigits: '0924',
        expires: dateInDays(-40).slice(0, 7),
        isPrimary: false,
      },
    ],
    address: {
      company,
      email: 'accounts@example.com',
      taxId: 'T-4081-2277',
      vatNumber: '',
      phone,
      ...address,
    },
  }
}

const notification: AccountNotifications = {
  channels: {
    newForYou: { email: true, browser: true, app: true },
    accountActivity: { email: true, browser: true, app: false },
    newBrowser: { email: true, browser: false, app: false },
    newDevice: { email: true, browser: false, app: true },
  },
  when: 'anytime',
}

const connection: AccountConnections = {
  accounts: [
    { id: 1, name: 'Almanac', kind: 'calendar', logo: picture('brands/1'), isConnected: true },
    { id: 2, name: 'Tin Telephone', kind: 'chat', logo: picture('brands/2'), isConnected: false },
    { id: 3, name: 'Branch & Bough', kind: 'code', logo: picture('brands/3'), isConnected: true },
    { id: 4, name: 'Atelier Calque', kind: 'design', logo: picture('brands/4'), isConnected: false },
    { id: 5, name: 'Pigeon Post', kind: 'mailing', logo: picture('brands/5'), isConnected: true },
  ],
  socials: [
    { id: 1, name: 'Finchnest', logo: picture('brands/6'), handle: '@ines.halvorsen' },
    { id: 2, name: 'Placard', logo: picture('brands/7'), handle: null },
    { id: 3, name: 'Belle Image', logo: picture('brands/8'), handle: '@marigoldtide' },
    { id: 4, name: 'مجلس', logo: picture('brands/9'), handle: null },
    { id: 5, name: 'Cardinal Row', logo: picture('brands/10'), handle: 'ines-halvorsen' },
  ],
}

/** The settings of a fresh start, those of the demo admin. */
export const seedAccountSettings = (): AccountSettings => ({
  account,
  security: seedSecurity(),
  billing: seedBilling(),
  notification,
  connection,
})

const byMail = { email: true, browser: false, app: false }

/** The settings of an account that has only just come. */
export const newAccountSettings = ({ fullName, avatar, email }: Account): AccountSettings => {
  const [firstName, ...names] = fullName.split(' ')
  const nowhere = { phone: '', address: '', state: '', postCode: '', country: '' }
  const basic = { plan: 'basic', period: 'monthly' } as const
  return {
    account: {
      avatar,
      cover: 'waves',
      firstName: firstName!,
      lastName: names.join(' ') || firstName!,
      email,
      designation: '',
      organisation: '',
      ...nowhere,
      language: 'en',
      timeZone: '',
      currency: 'USD',
    },
    security: {
      isTwoStepOn: false,
      method: 'authenticator',
      phone: '',
      backupCodesLeft: 0,
      apiKeys: [],
      devices: [{ id: 1, name: 'Laptop', kind: 'laptop', place: '', time: at(2), isCurrent: true }],
    },
    billing: {
      ...basic,
      ...termsOf(basic, dateInDays(-9)),
      isCancelled: false,
      paidBy: 'paypal',
      cards: [],
      address: { company: '', email, taxId: '', vatNumber: '', ...nowhere },
    },
    notification: {
      channels: { newForYou: byMail, accountActivity: byMail, newBrowser: byMail, newDevice: byMail },
      when: 'anytime',
    },
    connection: {
      accounts: connection.accounts.map((one) => ({ ...one, isConnected: false })),
      socials: connection.socials.map((one) => ({ ...one, handle: null })),
    },
  }
}
