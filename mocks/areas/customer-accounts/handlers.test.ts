import { describe, expect, test } from 'vitest'
import {
  type CustomerAccountEdit,
  getCustomerAccount,
  setCustomerPassword,
  signOutCustomerDevices,
  updateCustomerAccount,
} from './contract.ts'
import { call, send } from '../../testing/call.ts'
import { allCustomers, removeCustomer } from '../customers/testing.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const notFound = { status: 404, body: { message: 'Customer not found' } }
const unknownIds = ['1', ...NO_IDS]
const pathOf = (id: number | string) => `/api/apps/ecommerce/customers/${id}/account`

const accountOf = (id: number) => call(getCustomerAccount, { params: { id } })
const edit = (id: number, body: CustomerAccountEdit) => call(updateCustomerAccount, { params: { id }, body })
const accounts = async () =>
  Promise.all((await allCustomers()).map(({ customerId }) => accountOf(customerId)))

/** The `customerId` of someone with several addresses, means of payment and devices. */
const someone = async () => {
  for (const { customerId } of await allCustomers()) {
    const { addresses, paymentMethods, devices } = await accountOf(customerId)
    if (addresses.length > 1 && paymentMethods.length > 1 && devices.length > 2) return customerId
  }
  throw new Error('Nobody has several of everything')
}

const address = {
  label: 'Summer house',
  line1: '7 Pier Steps',
  line2: '',
  town: 'Saltwick',
  state: '',
  postCode: '4900',
  country: 'Australia',
  isDefault: false,
  isBilling: false,
}
const card = {
  brand: 'visa',
  holder: 'Ada Quill',
  lastDigits: '4242',
  expires: '2031-02',
  issuer: 'Tide Bank',
  isDefault: true,
} as const

describe('getCustomerAccount', () => {
  test('answers what the tabs show', async () => {
    const account = await accountOf(await someone())
    expect(Object.keys(account).sort().join(' ')).toBe(
      'addresses balance coupons devices isTwoStepOn loyalty notifications paymentMethods plan twoStepPhone username wishlist',
    )
    expect(Object.keys(account.notifications)).toEqual(['offers', 'orders', 'newBrowser', 'newDevice'])
    const times = account.devices.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('GET', pathOf(id))).toEqual(notFound)
  })

  test('of a customer who was deleted is not found', async () => {
    const id = await someone()
    await removeCustomer(id)
    expect(await send('GET', pathOf(id))).toEqual(notFound)
  })
})

describe('updateCustomerAccount', () => {
  test('changes what is given, keeps the rest, and nobody else’s', async () => {
    const id = await someone()
    const before = await accounts()
    const own = await accountOf(id)
    const body = { plan: 'enterprise', balance: -12.5, wishlist: 3, coupons: 0, username: 'ada' } as const
    const after = await edit(id, body)
    expect(after).toEqual({ ...own, ...body })
    expect(await accounts()).toEqual(
      before.map((account) => (account.username === own.username ? after : account)),
    )
  })

  test.each([
    [0, 'bronze'],
    [999, 'bronze'],
    [1000, 'silver'],
    [3000, 'gold'],
    [7999, 'gold'],
    [8000, 'platinum'],
  ])('%i points make the level %s', async (points, level) => {
    expect((await edit(await someone(), { points })).loyalty).toEqual({ level, points })
  })

  test('two-step sign-in turns on and off', async () => {
    const id = await someone()
    await edit(id, { isTwoStepOn: true, twoStepPhone: '+1 (206) 555-0100' })
    expect(await accountOf(id)).toMatchObject({ isTwoStepOn: true, twoStepPhone: '+1 (206) 555-0100' })
    expect(await edit(id, { isTwoStepOn: false, twoStepPhone: '' })).toMatchObject({ isTwoStepOn: false })
  })

  test('an address is added under the next id, edited, made the default, and taken out', async () => {
    const id = await someone()
    const { addresses } = await accountOf(id)
    const added = await edit(id, { addresses: [...addresses, address] })
    expect(added.addresses).toEqual([...addresses, { ...address, id: addresses.length + 1 }])

    const moved = added.addresses.map((one) => ({ ...one, isDefault: one.label === address.label }))
    expect((await edit(id, { addresses: moved })).addresses).toEqual(moved)
    const [, ...rest] = moved
    expect((await edit(id, { addresses: rest })).addresses).toEqual(rest)
    expect((await edit(id, { addresses: [] })).addresses).toEqual([])
  })

  test('an id that was taken a moment ago is not given again', async () => {
    const id = await someone()
    const { addresses } = await accountOf(id)
    const [first] = addresses
    const next = await edit(id, { addresses: [first!, address] })
    expect(next.addresses.map((one) => one.id)).toEqual([1, addresses.length + 1])
  })

  test('means of payment are kept as a whole list', async () => {
    const id = await someone()
    const { paymentMethods } = await edit(id, { paymentMethods: [card, { ...card, isDefault: false }] })
    const ids = paymentMethods.map((one) => one.id)
    expect(paymentMethods).toEqual([
      { ...card, id: ids[0] },
      { ...card, isDefault: false, id: ids[1] },
    ])
    expect(new Set(ids).size).toBe(2)
    expect((await accountOf(id)).paymentMethods).toEqual(paymentMethods)
  })

  test('notifications change as a whole matrix', async () => {
    const id = await someone()
    const all = { email: true, browser: true, app: true }
    const notifications = { offers: all, orders: all, newBrowser: all, newDevice: all }
    expect((await edit(id, { notifications })).notifications).toEqual(notifications)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', pathOf(id), {})).toEqual(notFound)
  })

  const isDefault = true
  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    ['an unknown plan', { plan: 'golden' }, ['plan']],
    ['points below 0', { points: -1 }, ['points']],
    ['half a coupon', { coupons: 0.5 }, ['coupons']],
    ['an endless balance', { balance: 1e12 }, ['balance']],
    ['a blank username', { username: ' ' }, ['username']],
    ['no default', { addresses: [address] }, ['addresses']],
    ['two defaults', { paymentMethods: [card, card] }, ['paymentMethods']],
    [
      'two addresses for bills',
      {
        addresses: [
          { ...address, isDefault, isBilling: true },
          { ...address, isBilling: true },
        ],
      },
      ['addresses'],
    ],
    [
      'one id twice',
      {
        addresses: [
          { ...address, id: 1, isDefault },
          { ...address, id: 1 },
        ],
      },
      ['addresses'],
    ],
    [
      'too many',
      { addresses: Array.from({ length: 21 }, (_, index) => ({ ...address, isDefault: index === 0 })) },
      ['addresses'],
    ],
    [
      'a whole card number',
      { paymentMethods: [{ ...card, lastDigits: '4242424242424242' }] },
      ['paymentMethods.0.lastDigits'],
    ],
    [
      'a month that is none',
      { paymentMethods: [{ ...card, expires: '2031-13' }] },
      ['paymentMethods.0.expires'],
    ],
    [
      'half a matrix',
      { notifications: { offers: { email: true } } },
      [
        'notifications.newBrowser',
        'notifications.newDevice',
        'notifications.offers.app',
        'notifications.offers.browser',
        'notifications.orders',
      ],
    ],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    const id = await someone()
    expect(await sendInVain('PUT', pathOf(id), body, () => accountOf(id))).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('setCustomerPassword', () => {
  const body = { password: 'Lantern!7' }

  test('answers 204 without a body, and shows the password nowhere', async () => {
    const id = await someone()
    const before = await accountOf(id)
    expect(await call(setCustomerPassword, { params: { id }, body })).toBeUndefined()
    expect(await accountOf(id)).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${pathOf(id)}/password`, body)).toEqual(notFound)
  })

  test.each(['', 'short', 'x'.repeat(201)])('%j answers 400', async (password) => {
    const { status, body } = await send('PUT', `${pathOf(await someone())}/password`, { password })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { password: [expect.any(String)] } })
  })
})

describe('signOutCustomerDevices', () => {
  const signOut = (id: number, ids: number[]) =>
    call(signOutCustomerDevices, { params: { id }, body: { ids } })

  test('takes devices away and leaves the others', async () => {
    const id = await someone()
    const { devices } = await accountOf(id)
    const [first, second, ...rest] = devices
    expect((await signOut(id, [first!.id, second!.id])).devices).toEqual(rest)
    expect((await accountOf(id)).devices).toEqual(rest)
    expect(
      (
        await signOut(
          id,
          rest.map((device) => device.id),
        )
      ).devices,
    ).toEqual([])
  })

  test('an unknown device answers 404, and all stay', async () => {
    const id = await someone()
    const [first] = (await accountOf(id)).devices
    expect(
      await sendInVain('POST', `${pathOf(id)}/devices/sign-out`, { ids: [first!.id, 99] }, () =>
        accountOf(id),
      ),
    ).toEqual({ status: 404, fields: [], isUntouched: true })
  })

  test('no devices answers 400', async () => {
    const { status } = await send('POST', `${pathOf(await someone())}/devices/sign-out`, { ids: [] })
    expect(status).toBe(400)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    expect(await send('POST', `${pathOf(id)}/devices/sign-out`, { ids: [1] })).toEqual(notFound)
  })
})
