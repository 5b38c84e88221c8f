import { describe, expect, test } from 'vitest'
import {
  updateStoreLocations,
  updateStoreNotifications,
  updateStorePayments,
  updateStoreShipping,
} from './contract.ts'
import { seedStoreSettings } from './seed.ts'
import { call } from '../../testing/call.ts'
import { settings, trespass } from './testing.ts'

const refused = (fields: readonly string[]) => ({ status: 400, fields, isUntouched: true })

describe('updateStorePayments', () => {
  const { payments } = seedStoreSettings()
  const [provider] = payments.providers
  const [method] = payments.methods

  test('replaces the ways to pay', async () => {
    const given = {
      ...payments,
      providers: payments.providers.map((one) => ({ ...one, isActive: one.id === 3 })),
      manualMethods: [
        {
          id: 1,
          kind: 'cashOnDelivery',
          name: 'Cash on delivery',
          instructions: '',
          isActive: true,
        } as const,
      ],
    }
    expect(await call(updateStorePayments, { body: given })).toEqual(given)
    expect((await settings()).payments).toEqual(given)
  })

  test.each<[string, object, string[]]>([
    [
      'a method of an unknown provider',
      { methods: [method, { ...method, id: 9, providerId: 1522 }] },
      ['methods.1.providerId'],
    ],
    [
      'a fee over a hundred per cent',
      { providers: [{ ...provider, fee: 101 }], methods: [] },
      ['providers.0.fee'],
    ],
    ['an id twice', { providers: [provider, provider], methods: [] }, ['providers']],
    [
      'an unknown kind',
      { manualMethods: [{ ...payments.manualMethods[0], kind: 'barter' }] },
      ['manualMethods.0.kind'],
    ],
    [
      'no lists',
      { providers: null, methods: {}, manualMethods: 'x' },
      ['manualMethods', 'methods', 'providers'],
    ],
  ])('%s answers 400 and stores nothing', async (_, change, fields) => {
    expect(await trespass('payments', { ...payments, ...change })).toEqual(refused(fields))
  })
})

describe('updateStoreShipping', () => {
  const { shipping } = seedStoreSettings()
  const zone = { id: 1, name: 'Home', countries: ['US'], rates: [] }
  const rate = { id: 1, name: 'Parcel', condition: 'weight', min: 1, max: 5, price: 4 }

  test('replaces the zones and their rates', async () => {
    const given = {
      zones: [
        ...shipping.zones,
        {
          id: 5,
          name: 'Maroc',
          countries: ['MA'],
          rates: [
            { id: 1, name: 'Colis', condition: 'weight', min: 2, max: 2, price: 12.5 } as const,
            { id: 2, name: 'Lourd', condition: 'weight', min: 2, max: null, price: 0 } as const,
          ],
        },
      ],
    }
    expect(await call(updateStoreShipping, { body: given })).toEqual(given)
    expect((await settings()).shipping).toEqual(given)
  })

  test('may have no zone at all', async () => {
    expect(await call(updateStoreShipping, { body: { zones: [] } })).toEqual({ zones: [] })
  })

  test.each<[string, unknown[], string[]]>([
    ['a country in two zones', [zone, { ...zone, id: 2 }], ['zones']],
    ['a country twice in one zone', [{ ...zone, countries: ['US', 'US'] }], ['zones']],
    [
      'two zones for the rest of the world',
      [
        { ...zone, countries: [] },
        { ...zone, id: 2, countries: [] },
      ],
      ['zones'],
    ],
    ['a country by its name', [{ ...zone, countries: ['usa'] }], ['zones.0.countries.0']],
    ['an id twice', [zone, { ...zone, countries: ['FR'] }], ['zones']],
    ['bounds the wrong way round', [{ ...zone, rates: [{ ...rate, min: 6 }] }], ['zones.0.rates.0.max']],
    ['a negative price', [{ ...zone, rates: [{ ...rate, price: -1 }] }], ['zones.0.rates.0.price']],
    [
      'an unknown condition',
      [{ ...zone, rates: [{ ...rate, condition: 'moon' }] }],
      ['zones.0.rates.0.condition'],
    ],
  ])('%s answers 400 and stores nothing', async (_, zones, fields) => {
    expect(await trespass('shipping', { zones })).toEqual(refused(fields))
  })
})

describe('updateStoreLocations', () => {
  const { locations } = seedStoreSettings()
  const [first] = locations

  test('replaces the locations', async () => {
    const given = [{ ...first!, name: 'Old Harbour', fulfilsOrders: false }]
    expect(await call(updateStoreLocations, { body: given })).toEqual(given)
    expect((await settings()).locations).toEqual(given)
  })

  test.each<[string, unknown, string[]]>([
    ['none', [], ['body']],
    ['an id twice', [first, first], ['body']],
    ['a blank name', [{ ...first, name: '' }], ['0.name']],
    ['too many', Array.from({ length: 51 }, (_, index) => ({ ...first, id: index + 1 })), ['body']],
    ['an object', { 0: first }, ['body']],
  ])('%s answers 400 and stores nothing', async (_, given, fields) => {
    expect(await trespass('locations', given)).toEqual(refused(fields))
  })
})

describe('updateStoreNotifications', () => {
  const { notifications } = seedStoreSettings()
  const { shipping } = notifications

  test('replaces what is told by which channel', async () => {
    const given = { ...notifications, shipping: { ...shipping, updated: { email: true, app: true } } }
    expect(await call(updateStoreNotifications, { body: given })).toEqual(given)
    expect((await settings()).notifications).toEqual(given)
  })

  test.each<[string, object, string[]]>([
    [
      'a missing event',
      { shipping: { pickedUp: shipping.pickedUp, updated: shipping.updated } },
      ['shipping.delivered'],
    ],
    ['an unknown event', { shipping: { ...shipping, lost: shipping.updated } }, ['shipping']],
    [
      'a word for a yes',
      { shipping: { ...shipping, updated: { email: 'yes', app: true } } },
      ['shipping.updated.email'],
    ],
  ])('%s answers 400 and stores nothing', async (_, change, fields) => {
    expect(await trespass('notifications', { ...notifications, ...change })).toEqual(refused(fields))
  })
})
