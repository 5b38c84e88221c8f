import type { Example } from '../../contract/example.ts'

const wharf = {
  country: 'US',
  address: '48 Lanternfish Wharf',
  apartment: 'Second floor',
  city: 'Port Ellery',
  state: 'Washington',
  postalCode: '98000',
}
const both = { email: true, app: true }
const byEmail = { email: true, app: false }
const inApp = { email: false, app: true }

export const examples: Readonly<Record<string, Example>> = {
  getStoreSettings: {},
  updateStoreDetails: {
    body: {
      name: 'Marigold & Tide',
      phone: '+1 (206) 555-0142',
      email: 'hello@example.com',
      senderEmail: 'parcels@example.com',
      legalName: 'Marigold and Tide Trading Company',
      billingAddress: wharf,
      timeZone: 'America/Los_Angeles',
      unitSystem: 'imperial',
      weightUnit: 'pound',
      currency: 'USD',
      orderIdPrefix: 'MT-',
      orderIdSuffix: '',
      invoicePrefix: 'INV-',
      invoiceDigits: 6,
    },
  },
  updateStorePayments: {
    body: {
      providers: [
        { id: 1, name: 'PayPal', logo: '/pictures/payment/paypal.svg', fee: 2.99, isActive: true },
        { id: 2, name: 'Copperpay', logo: '', fee: 1.9, isActive: true },
      ],
      methods: [
        { id: 1, name: 'PayPal', logo: '/pictures/payment/paypal.svg', providerId: 1, isActive: true },
        { id: 3, name: 'Visa', logo: '/pictures/payment/visa.svg', providerId: 2, isActive: true },
      ],
      manualMethods: [
        {
          id: 3,
          kind: 'cashOnDelivery',
          name: 'Cash at the door',
          instructions: 'Please have the amount ready, the courier carries no change.',
          isActive: true,
        },
      ],
    },
  },
  updateStoreCheckout: {
    body: {
      contactMethod: 'email',
      fullName: 'firstAndLastName',
      company: 'hidden',
      addressLine2: 'optional',
      phone: 'required',
    },
  },
  updateStoreShipping: {
    body: {
      zones: [
        {
          id: 1,
          name: 'Domestic',
          countries: ['US'],
          rates: [
            { id: 1, name: 'Standard', condition: 'price', min: 0, max: 59.99, price: 5.9 },
            { id: 2, name: 'Free from 60', condition: 'price', min: 60, max: null, price: 0 },
          ],
        },
        {
          id: 4,
          name: 'Rest of the world',
          countries: [],
          rates: [{ id: 1, name: 'International', condition: 'always', min: null, max: null, price: 39 }],
        },
      ],
    },
  },
  updateStoreLocations: {
    body: [
      {
        id: 1,
        name: 'Lanternfish Wharf',
        phone: '+1 (206) 555-0143',
        fulfilsOrders: true,
        address: wharf,
      },
      {
        id: 4,
        name: 'The winter stall',
        phone: '+1 (206) 555-0188',
        fulfilsOrders: false,
        address: { ...wharf, address: '1 Cooper Square', apartment: 'Stall 19' },
      },
    ],
  },
  updateStoreNotifications: {
    body: {
      customers: { signedUp: inApp, passwordReset: byEmail, accountInvited: byEmail },
      orders: {
        placed: both,
        confirmed: byEmail,
        cancelled: both,
        refundRequested: both,
        paymentFailed: both,
      },
      shipping: { pickedUp: inApp, updated: inApp, delivered: both },
    },
  },
}
