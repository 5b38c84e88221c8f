import type {
  StoreDetails,
  StoreLocations,
  StoreNotifications,
  StorePayments,
  StoreSettings,
  StoreShipping,
} from './contract.ts'
import { picture } from '../../seed/pictures.ts'
import { FIRST_ZONE } from '../../seed/store-time.ts'

const store: StoreDetails = {
  name: 'Marigold & Tide',
  phone: '+1 (206) 555-0142',
  email: 'hello@example.com',
  senderEmail: 'orders@example.com',
  legalName: 'Marigold and Tide Trading Company',
  billingAddress: {
    country: 'US',
    address: '48 Lanternfish Wharf',
    apartment: 'Second floor',
    city: 'Port Ellery',
    state: 'Washington',
    postalCode: '98000',
  },
  timeZone: FIRST_ZONE,
  unitSystem: 'metric',
  weightUnit: 'kilogram',
  currency: 'USD',
  orderIdPrefix: '#',
  orderIdSuffix: '',
  invoicePrefix: '',
  invoiceDigits: 4,
}

const payments: StorePayments = {
  providers: [
    { id: 1, name: 'PayPal', logo: picture('payment/paypal'), fee: 2.99, isActive: true },
    { id: 2, name: 'Copperpay', logo: '', fee: 1.9, isActive: true },
    { id: 3, name: 'Lagoon Payments', logo: '', fee: 1.45, isActive: false },
    { id: 4, name: 'Comptoir du Paiement', logo: '', fee: 2.2, isActive: false },
    { id: 5, name: 'مدفوعات المنارة', logo: '', fee: 0, isActive: false },
  ],
  methods: [
    { id: 1, name: 'PayPal', logo: picture('payment/paypal'), providerId: 1, isActive: true },
    { id: 2, name: 'Mastercard', logo: picture('payment/mastercard'), providerId: 2, isActive: true },
    { id: 3, name: 'Visa', logo: picture('payment/visa'), providerId: 2, isActive: false },
  ],
  manualMethods: [
    {
      id: 1,
      kind: 'bankDeposit',
      name: 'Bank deposit',
      instructions:
        'Please name your order number in the reference. We send your parcel as soon as the money is here.',
      isActive: true,
    },
    {
      id: 2,
      kind: 'custom',
      name: 'Store voucher',
      instructions: 'Send us a photo of the voucher, and we take its worth off your order.',
      isActive: false,
    },
  ],
}

const shipping: StoreShipping = {
  zones: [
    {
      id: 1,
      name: 'Domestic',
      countries: ['US'],
      rates: [
        { id: 1, name: 'Standard', condition: 'price', min: 0, max: 49.99, price: 4.9 },
        { id: 2, name: 'Free from 50', condition: 'price', min: 50, max: null, price: 0 },
        { id: 3, name: 'Heavy parcel', condition: 'weight', min: 10, max: 30, price: 14.5 },
      ],
    },
    {
      id: 2,
      name: 'France',
      countries: ['FR'],
      rates: [
        { id: 1, name: 'Colis en point relais', condition: 'weight', min: null, max: 5, price: 9.9 },
        { id: 2, name: 'Colis à domicile', condition: 'weight', min: null, max: 30, price: 16 },
      ],
    },
    {
      id: 3,
      name: 'Asia and the Pacific',
      countries: ['AU', 'CN', 'IN'],
      rates: [
        { id: 1, name: 'Light parcel', condition: 'weight', min: null, max: 2, price: 18 },
        { id: 2, name: 'Parcel', condition: 'weight', min: 2, max: 20, price: 34 },
      ],
    },
    {
      id: 4,
      name: 'Rest of the world',
      countries: [],
      rates: [{ id: 1, name: 'International', condition: 'always', min: null, max: null, price: 39 }],
    },
  ],
}

const locations: StoreLocations = [
  {
    id: 1,
    name: 'Lanternfish Wharf',
    phone: '+1 (206) 555-0143',
    fulfilsOrders: true,
    address: store.billingAddress,
  },
  {
    id: 2,
    name: 'Atelier de la Grande Ourse',
    phone: '+33 1 99 00 41 18',
    fulfilsOrders: true,
    address: {
      country: 'FR',
      address: '7 passage des Trois Chats',
      apartment: '',
      city: 'Saint-Aubrac-les-Dunes',
      state: '',
      postalCode: '17999',
    },
  },
  {
    id: 3,
    name: 'متجر حارة الياسمين',
    phone: '+971 4 000 2260',
    fulfilsOrders: false,
    address: {
      country: 'AE',
      address: '١٢ شارع النخيل',
      apartment: 'الطابق الأرضي',
      city: 'دبي',
      state: '',
      postalCode: '',
    },
  },
]

const both = { email: true, app: true }
const onlyEmail = { email: true, app: false }
const onlyApp = { email: false, app: true }
const neither = { email: false, app: false }

const notifications: StoreNotifications = {
  customers: { signedUp: both, passwordReset: onlyEmail, accountInvited: onlyEmail },
  orders: {
    placed: both,
    confirmed: onlyEmail,
    cancelled: both,
    refundRequested: onlyApp,
    paymentFailed: both,
  },
  shipping: { pickedUp: onlyApp, updated: neither, delivered: both },
}

/** The settings of the store on a fresh start. */
export const seedStoreSettings = (): StoreSettings => ({
  store,
  payments,
  checkout: {
    contactMethod: 'email',
    fullName: 'firstAndLastName',
    company: 'optional',
    addressLine2: 'optional',
    phone: 'required',
  },
  shipping,
  locations,
  notifications,
})
