import { describe, expect, test } from 'vitest'
import { updateStoreCheckout, updateStoreDetails } from './contract.ts'
import { seedStoreSettings } from './seed.ts'
import { setScenario } from '../../scenarios.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { settings, STORE_SETTINGS_PATH, trespass } from './testing.ts'

const SECTIONS = ['store', 'payments', 'checkout', 'shipping', 'locations', 'notifications'] as const

const refused = (fields: readonly string[]) => ({ status: 400, fields, isUntouched: true })

describe('getStoreSettings', () => {
  test('answers all six sections', async () => {
    expect(Object.keys(await settings())).toEqual(SECTIONS)
    expect(await settings()).toEqual(seedStoreSettings())
  })

  test('answers them where lists have no rows, too', async () => {
    setScenario({ empty: true })
    expect(Object.keys(await settings())).toEqual(SECTIONS)
  })
})

describe.each(SECTIONS)('the section %s', (section) => {
  test('comes back as it was sent', async () => {
    const before = await settings()
    const { status, body } = await send('PUT', `${STORE_SETTINGS_PATH}/${section}`, before[section])
    expect(status).toBe(200)
    expect(body).toEqual(before[section])
    expect(await settings()).toEqual(before)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['null', 'null', ['body']],
    ['a text', '"store"', ['body']],
  ])('answers 400 to %s', async (_, given, fields) => {
    expect(await trespass(section, given)).toEqual(refused(fields))
  })

  test('is refused to a client and to nobody', async () => {
    const given = (await settings())[section]
    expect((await send('PUT', `${STORE_SETTINGS_PATH}/${section}`, given, tokens.client)).status).toBe(403)
    expect((await send('PUT', `${STORE_SETTINGS_PATH}/${section}`, given, null)).status).toBe(401)
  })
})

describe('updateStoreDetails', () => {
  const { store } = seedStoreSettings()

  test('replaces the details and no other section', async () => {
    const before = await settings()
    const given = { ...store, name: 'Marigold & Tide II', orderIdPrefix: 'MT-', orderIdSuffix: '-26' }
    expect(await call(updateStoreDetails, { body: given })).toEqual(given)
    expect(await settings()).toEqual({ ...before, store: given })
  })

  test('blanks around texts go, and words may come in any letter case', async () => {
    const given = { ...store, name: '  Tide ', currency: 'eur', unitSystem: 'Imperial' }
    const { body } = await send('PUT', `${STORE_SETTINGS_PATH}/store`, given)
    expect(body).toMatchObject({ name: 'Tide', currency: 'EUR', unitSystem: 'imperial' })
  })

  test.each<[string, object, string[]]>([
    ['a blank name', { name: ' ' }, ['name']],
    ['a wrong address', { email: 'hello', senderEmail: '' }, ['email', 'senderEmail']],
    [
      'a country by its name',
      { billingAddress: { ...store.billingAddress, country: 'France' } },
      ['billingAddress.country'],
    ],
    ['a missing address', { billingAddress: undefined }, ['billingAddress']],
    ['a time zone of the moon', { timeZone: 'Moon/Tranquility' }, ['timeZone']],
    [
      'unknown words',
      { currency: 'XXX', unitSystem: 'none', weightUnit: 'stone' },
      ['currency', 'unitSystem', 'weightUnit'],
    ],
    ['an endless prefix', { orderIdPrefix: '#'.repeat(13) }, ['orderIdPrefix']],
    [
      'an invoice in no digits, or in endless ones',
      { invoicePrefix: 'I'.repeat(13), invoiceDigits: 0 },
      ['invoiceDigits', 'invoicePrefix'],
    ],
    ['a missing suffix', { orderIdSuffix: undefined }, ['orderIdSuffix']],
  ])('%s answers 400 and stores nothing', async (_, change, fields) => {
    expect(await trespass('store', { ...store, ...change })).toEqual(refused(fields))
  })
})

describe('updateStoreCheckout', () => {
  const { checkout } = seedStoreSettings()

  test('replaces what the checkout asks for', async () => {
    const given = {
      contactMethod: 'phone',
      fullName: 'lastName',
      company: 'hidden',
      addressLine2: 'required',
      phone: 'optional',
    } as const
    expect(await call(updateStoreCheckout, { body: given })).toEqual(given)
    expect((await settings()).checkout).toEqual(given)
  })

  test('unknown words answer 400 and store nothing', async () => {
    const given = { ...checkout, contactMethod: 'pigeon', company: true }
    expect(await trespass('checkout', given)).toEqual(refused(['company', 'contactMethod']))
  })
})
