import { beforeEach, describe, expect, test } from 'vitest'
import {
  type AccountBillingEdit,
  getAccountSettings,
  updateAccountBilling,
  updateAccountConnections,
  updateAccountDetails,
  updateAccountNotifications,
} from './contract.ts'
import { ALL_ITEMS } from '../../contract/common.ts'
import { deleteInvoice, listInvoices } from '../invoices/contract.ts'
import { accounts, userIds } from '../../seed/accounts.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { getUserSettings } from '../user-settings/contract.ts'
import { users } from '../users/collection.ts'
import { getUser } from '../users/contract.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/pages/account-settings'

const settings = () => call(getAccountSettings)
const trespass = (section: string, body: unknown) => sendInVain('PUT', `${PATH}/${section}`, body, settings)
const refused = (...fields: string[]) => ({ status: 400, fields, isUntouched: true })

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('getAccountSettings', () => {
  test('answers the five sections', async () => {
    const { account, security, billing, notification, connection } = await settings()
    expect(account).toMatchObject({ firstName: 'Ines', lastName: 'Halvorsen', language: 'en' })
    expect(security.apiKeys).toHaveLength(3)
    expect(security.devices).toHaveLength(5)
    expect(billing).toMatchObject({
      plan: 'company',
      price: 59,
      startedOn: '2026-02-16',
      renewsOn: '2026-03-16',
    })
    expect(notification.when).toBe('anytime')
    expect(connection.accounts).toHaveLength(5)
    expect(connection.socials).toHaveLength(5)
  })

  test('tells the last ten invoices that went out, the newest first', async () => {
    const { invoices } = await call(listInvoices, { query: { itemsPerPage: ALL_ITEMS } })
    const { billingHistory } = await settings()
    expect(billingHistory).toEqual(
      invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft').slice(0, 10),
    )
    await call(deleteInvoice, { params: { id: billingHistory[0]!.id } })
    expect((await settings()).billingHistory.slice(0, 9)).toEqual(billingHistory.slice(1))
  })

  test('never tells a key', async () => {
    expect(JSON.stringify(await settings())).not.toContain('d1522_')
  })
})

describe('updateAccountDetails', () => {
  test('replaces them, and nothing else', async () => {
    const before = await settings()
    const body = {
      ...before.account,
      firstName: 'Inès',
      language: 'fr',
      timeZone: 'Europe/Paris',
      currency: 'EUR',
      designation: 'Cheffe de port',
      cover: 'houses',
    } as const
    const account = await call(updateAccountDetails, { body })
    expect(account).toEqual(body)
    expect(await settings()).toEqual({ ...before, account })
  })

  test.each<[string, object, string]>([
    ['a blank name', { firstName: ' ' }, 'firstName'],
    ['an address without @', { email: 'ines' }, 'email'],
    ['a language that there is not', { language: 'de' }, 'language'],
    ['a currency that there is not', { currency: 'gold' }, 'currency'],
    ['a cover that there is not', { cover: '/pictures/covers/9.svg' }, 'cover'],
    ['an endless job title', { designation: 'x'.repeat(201) }, 'designation'],
    ['a time zone that there is not', { timeZone: 'Moon/Crater' }, 'timeZone'],
    ['an endless street', { address: 'x'.repeat(201) }, 'address'],
    ['a missing field', { phone: undefined }, 'phone'],
  ])('%s answers 400 and stores nothing', async (_, fields, field) => {
    const { account } = await settings()
    expect(await trespass('account', { ...account, ...fields })).toEqual(refused(field))
  })
})

describe('updateAccountBilling', () => {
  const edit = async (fields: Partial<AccountBillingEdit>) => {
    const { price: _price, startedOn: _from, renewsOn: _to, ...billing } = (await settings()).billing
    return call(updateAccountBilling, { body: { ...billing, ...fields } })
  }

  test('replaces how the plan is paid; its period goes on', async () => {
    const before = await settings()
    const billing = await edit({ isCancelled: true, paidBy: 'paypal', cards: [] })
    expect(billing).toEqual({ ...before.billing, isCancelled: true, paidBy: 'paypal', cards: [] })
    expect(await settings()).toEqual({ ...before, billing })
  })

  test('a plan is renewed when its period is over; one that was cancelled ends', async () => {
    await edit({ plan: 'enterprise' })
    setNow('2026-05-20T09:00:00Z')
    const renewed = { plan: 'enterprise', startedOn: '2026-05-10', renewsOn: '2026-06-10' }
    expect((await settings()).billing).toMatchObject(renewed)
    expect(await edit({ isCancelled: true })).toMatchObject({ ...renewed, isCancelled: true })
    setNow('2026-06-10T09:00:00Z')
    const id = userIds[accounts[0]!.id]!
    // Known wherever it is asked for first, and kept by no reading.
    expect(await call(getUser, { params: { id } })).toMatchObject({ currentPlan: 'basic' })
    const stored = users.get(id)
    const ended = { plan: 'basic', price: 0, isCancelled: false, startedOn: '2026-06-10' }
    expect((await settings()).billing).toMatchObject(ended)
    expect(users.get(id)).toBe(stored)
    expect((await call(getUserSettings, { params: { id } })).billing).toMatchObject({
      plan: 'basic',
      price: 0,
    })
  })

  test('another plan starts today, at its price', async () => {
    const change = {
      plan: 'enterprise',
      price: 129,
      startedOn: '2026-03-10',
      renewsOn: '2026-04-10',
    } as const
    expect(await edit({ plan: change.plan })).toMatchObject(change)
  })

  test('another period starts today, at its price', async () => {
    const change = { period: 'yearly', price: 590, startedOn: '2026-03-10', renewsOn: '2027-03-10' } as const
    expect(await edit({ period: change.period })).toMatchObject(change)
  })

  test('a plan that is taken back goes on with its period', async () => {
    const { plan, startedOn, renewsOn } = (await settings()).billing
    await edit({ plan: 'enterprise' })
    expect(await edit({ plan, startedOn })).toMatchObject({ plan, startedOn, renewsOn })
  })

  test('prices and ends of periods cannot be chosen, nor can numbers of cards be left here', async () => {
    const { billing } = await settings()
    const cards = billing.cards.map((card) => ({ ...card, number: '0000 0000 0000 0000', code: '000' }))
    const body = { ...billing, cards, price: 0, renewsOn: '2099-01-01' }
    expect(await send('PUT', `${PATH}/billing`, body)).toEqual({ status: 200, body: billing })
  })

  const card = { brand: 'visa', holder: 'Ines', lastDigits: '0924', expires: '2028-04', isPrimary: true }

  test.each<[string, object, string]>([
    ['a plan that there is not', { plan: 'gold' }, 'plan'],
    ['a period that there is not', { period: 'daily' }, 'period'],
    ['two primary cards', { cards: [card, card] }, 'cards'],
    ['no primary card', { cards: [{ ...card, isPrimary: false }] }, 'cards'],
    ['paying by card without one', { paidBy: 'card', cards: [] }, 'cards'],
    [
      'a whole number of a card',
      { cards: [{ ...card, lastDigits: '0000000000000924' }] },
      'cards.0.lastDigits',
    ],
    ['a month that there is not', { cards: [{ ...card, expires: '2028-13' }] }, 'cards.0.expires'],
    ['no address', { address: undefined }, 'address'],
  ])('%s answers 400 and stores nothing', async (_, fields, field) => {
    const { billing } = await settings()
    expect(await trespass('billing', { ...billing, ...fields })).toEqual(refused(field))
  })
})

describe('updateAccountNotifications', () => {
  test('replaces them, and nothing else', async () => {
    const before = await settings()
    const none = { email: false, browser: false, app: false }
    const body = {
      channels: { newForYou: none, accountActivity: none, newBrowser: none, newDevice: none },
      when: 'online',
    } as const
    const notification = await call(updateAccountNotifications, { body })
    expect(notification).toEqual(body)
    expect(await settings()).toEqual({ ...before, notification })
  })

  test('half a table and another time answer 400', async () => {
    const { channels } = (await settings()).notification
    const body = { channels: { ...channels, newDevice: { email: true, app: true } }, when: 'never' }
    expect(await trespass('notification', body)).toEqual(refused('channels.newDevice.browser', 'when'))
  })
})

describe('updateAccountConnections', () => {
  test('connects and parts; what is not given stays', async () => {
    const before = await settings()
    const { accounts, socials } = before.connection
    const connection = await call(updateAccountConnections, {
      body: {
        accounts: [{ id: 2, isConnected: true }],
        socials: [
          { id: 1, handle: null },
          { id: 4, handle: ' @ines ' },
        ],
      },
    })
    expect(connection).toEqual({
      accounts: accounts.with(1, { ...accounts[1]!, isConnected: true }),
      socials: socials.with(0, { ...socials[0]!, handle: null }).with(3, { ...socials[3]!, handle: '@ines' }),
    })
    expect(await settings()).toEqual({ ...before, connection })
  })

  test('names and pictures cannot be changed', async () => {
    const { connection } = await settings()
    const [account] = connection.accounts
    const body = { accounts: [{ ...account, name: 'Mine', logo: '' }], socials: [] }
    expect(await send('PUT', `${PATH}/connection`, body)).toEqual({ status: 200, body: connection })
  })

  test.each<[string, object, string[]]>([
    ['nothing', {}, ['accounts', 'socials']],
    [
      'accounts that there are not',
      { accounts: [{ id: 6, isConnected: true }], socials: [{ id: 99, handle: null }] },
      ['accounts', 'socials'],
    ],
    ['a blank handle', { accounts: [], socials: [{ id: 1, handle: ' ' }] }, ['socials.0.handle']],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await trespass('connection', body)).toEqual(refused(...fields))
  })
})
