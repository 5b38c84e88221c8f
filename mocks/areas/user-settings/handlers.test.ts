import { describe, expect, test } from 'vitest'
import { PLAN_PRICES } from '../account-settings/contract.ts'
import { ALL_ITEMS } from '../../contract/common.ts'
import { getInvoiceSheet, listInvoices } from '../invoices/contract.ts'
import {
  getUserSettings,
  listUserInvoices,
  setUserPassword,
  signOutUserDevices,
  updateUserSettings,
  type UserBillingEdit,
  type UserSettingsEdit,
} from './contract.ts'
import { createUser, deleteUser, getUser, restoreUsers, updateUser } from '../users/contract.ts'
import {
  getAccountSettings,
  updateAccountDetails,
  updateAccountNotifications,
} from '../account-settings/contract.ts'
import { accounts, userIds } from '../../seed/accounts.ts'
import { signInOn } from '../account-settings/devices.ts'
import { deviceOf } from '../../runtime/session.ts'
import { DAY, now } from '../../seed/clock.ts'
import { dateInDays } from '../../seed/days.ts'
import { call, send } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'
import { unique } from '../../testing/unique.ts'
import { everyone, newcomer } from '../users/testing.ts'

const PATH = '/api/apps/users'
const notFound = { status: 404, body: { message: 'User not found' } }
const settingsOf = (id: number) => call(getUserSettings, { params: { id } })
const edit = (id: number, body: UserSettingsEdit) => call(updateUserSettings, { params: { id }, body })
const all = async () => Promise.all((await everyone()).map(({ id }) => settingsOf(id)))

/** The id of someone with several devices. */
const someone = async () => {
  for (const { id } of await everyone()) if ((await settingsOf(id)).security.devices.length > 2) return id
  throw new Error('Nobody has several devices')
}

const address = {
  company: 'Tin Whistle',
  email: 'bills@example.com',
  taxId: '',
  vatNumber: '',
  phone: '',
  address: '7 Pier Steps',
  state: '',
  postCode: '4900',
  country: 'Ireland',
}
const card: UserBillingEdit['cards'][number] = {
  brand: 'visa',
  holder: 'Isolde Marchbanks',
  lastDigits: '4242',
  expires: '2031-02',
  isPrimary: true,
}
const billing: UserBillingEdit = { plan: 'company', period: 'yearly', cards: [card], address }

describe('getUserSettings', () => {
  test('shows the plan that the user has, at its price, for a period that goes on', async () => {
    for (const { id, currentPlan } of await everyone()) {
      const { plan, period, price, startedOn, renewsOn } = (await settingsOf(id)).billing
      expect([plan, price]).toEqual([currentPlan, PLAN_PRICES[currentPlan][period]])
      expect(startedOn <= dateInDays(0) && dateInDays(0) < renewsOn).toBe(true)
    }
  })

  test('has one primary card where there are some, expired ones among them, and devices from the latest', async () => {
    const settings = await all()
    for (const { billing: paid, security } of settings) {
      expect(paid.cards.filter(({ isPrimary }) => isPrimary)).toHaveLength(Math.min(1, paid.cards.length))
      const times = security.devices.map(({ time }) => time)
      expect(times).toEqual(times.toSorted().toReversed())
      for (const time of times) expect(now().getTime() - Date.parse(time)).toBeLessThan(144 * DAY)
    }
    const expiries = settings.flatMap((one) => one.billing.cards.map(({ expires }) => expires))
    expect(expiries.some((expires) => expires < dateInDays(0).slice(0, 7))).toBe(true)
  })

  test('are those of their account for who has one, and follow them there', async () => {
    const [ines] = accounts
    const id = userIds[ines!.id]!
    const own = await call(getAccountSettings)
    const devices = own.security.devices.map(({ isCurrent: _isCurrent, ...device }) => device)
    expect(await settingsOf(id)).toMatchObject({
      security: { devices },
      billing: { plan: own.billing.plan, cards: own.billing.cards },
    })
    await call(updateAccountDetails, { body: { ...own.account, lastName: 'Halvorsen-Brandt' } })
    expect((await call(getUser, { params: { id } })).fullName).toBe('Ines Halvorsen-Brandt')
  })

  test('are those of a newcomer for who has only just come', async () => {
    const { body } = await call(createUser, { body: newcomer })
    expect(await settingsOf(body.id)).toMatchObject({
      security: { devices: [] },
      billing: { plan: 'team', cards: [], address: { company: newcomer.company } },
    })
  })

  test.each(['51', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}/settings`)).toEqual(notFound)
  })
})

describe('updateUserSettings', () => {
  test('changes the sections that are given, and nobody else’s', async () => {
    const before = await all()
    const own = await settingsOf(7)
    const twoStep = { isTwoStepOn: true, method: 'sms', phone: '+353 20 910 0000' } as const
    const after = await edit(7, { twoStep })
    expect(after).toEqual({ ...own, security: { ...own.security, ...twoStep } })
    expect(await settingsOf(7)).toEqual(after)
    expect(
      (await all()).filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index])),
    ).toEqual([after])
  })

  test('another plan is the user’s own, and starts today', async () => {
    const { plan, period } = (await settingsOf(7)).billing
    expect([plan, period]).not.toEqual(['company', 'yearly'])
    const after = await edit(7, { billing })
    expect(after.billing).toMatchObject({
      plan: 'company',
      price: 590,
      startedOn: dateInDays(0),
      cards: [card],
    })
    expect(await call(getUser, { params: { id: 7 } })).toMatchObject({ currentPlan: 'company' })
  })

  test('a change of the plan can be taken back with the day on which the old one started', async () => {
    const { billing: before } = await settingsOf(7)
    await edit(7, { billing })
    const { plan, period, cards, address: place, startedOn } = before
    const after = await edit(7, { billing: { plan, period, cards, address: place, startedOn } })
    expect(after.billing).toEqual(before)
  })

  test('the same plan with other cards goes on as it was', async () => {
    const { billing: paid } = await settingsOf(7)
    const { plan, period } = paid
    const after = await edit(7, { billing: { plan, period, cards: [card], address } })
    expect(after.billing).toEqual({ ...paid, cards: [card], address })
  })

  test('a plan that the user’s own screen changes shows here', async () => {
    await call(updateUser, { params: { id: 7 }, body: { currentPlan: 'enterprise' } })
    expect((await settingsOf(7)).billing.plan).toBe('enterprise')
  })

  test('connects and parts, and leaves the other accounts', async () => {
    const { connection } = await settingsOf(7)
    const [first] = connection.accounts
    const after = await edit(7, {
      connection: {
        accounts: [{ id: 1, isConnected: !first!.isConnected }],
        socials: [{ id: 2, handle: '@someone' }],
      },
    })
    expect(after.connection.accounts[0]!.isConnected).toBe(!first!.isConnected)
    expect(after.connection.accounts.slice(1)).toEqual(connection.accounts.slice(1))
    expect(after.connection.socials[1]).toMatchObject({ handle: '@someone' })
  })

  test('of somebody with an account is found there, and what they set there since is found here', async () => {
    const id = userIds[accounts[0]!.id]!
    const { security, billing: paid } = await call(getAccountSettings)
    await edit(id, { billing, twoStep: { isTwoStepOn: true, method: 'sms', phone: '+353 20 910 0000' } })
    const own = await call(getAccountSettings)
    expect(own.security).toEqual({ ...security, isTwoStepOn: true, method: 'sms', phone: '+353 20 910 0000' })
    const terms = { price: 590, startedOn: dateInDays(0), renewsOn: (await settingsOf(id)).billing.renewsOn }
    expect(own.billing).toEqual({ ...paid, ...billing, ...terms })
    const when = own.notification.when === 'online' ? 'anytime' : 'online'
    const notification = { ...own.notification, when } as const
    await call(updateAccountNotifications, { body: notification })
    expect((await settingsOf(id)).notification).toEqual(notification)
  })

  test('stays with a user who is deleted and taken back', async () => {
    const after = await edit(7, { billing })
    await call(deleteUser, { params: { id: 7 } })
    await call(restoreUsers, { body: { ids: [7] } })
    expect(await settingsOf(7)).toEqual(after)
  })

  test.each(['51', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('PUT', `${PATH}/${id}/settings`, {})).toEqual(notFound)
  })

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['body']],
    [
      'text messages to nobody',
      { twoStep: { isTwoStepOn: true, method: 'sms', phone: '' } },
      ['twoStep.phone'],
    ],
    ['an unknown plan', { billing: { ...billing, plan: 'golden' } }, ['billing.plan']],
    ['two primary cards', { billing: { ...billing, cards: [card, card] } }, ['billing.cards']],
    [
      'an account that nobody has',
      { connection: { accounts: [{ id: 99, isConnected: true }], socials: [] } },
      ['accounts'],
    ],
  ])('%s answers 400 and stores nothing', async (_, body, fields) => {
    expect(await sendInVain('PUT', `${PATH}/7/settings`, body, () => settingsOf(7))).toEqual({
      status: 400,
      fields,
      isUntouched: true,
    })
  })
})

describe('setUserPassword', () => {
  test('answers 204, and shows the password nowhere', async () => {
    const before = await settingsOf(7)
    const body = { password: 'three-geese' }
    expect(await call(setUserPassword, { params: { id: 7 }, body })).toBeUndefined()
    expect(await settingsOf(7)).toEqual(before)
  })

  test.each(['', 'short', 'nothingbutletters', 'x'.repeat(201)])('%j answers 400', async (password) => {
    const sent = sendInVain('PUT', `${PATH}/7/settings/password`, { password }, () => settingsOf(7))
    expect(await sent).toEqual({ status: 400, fields: ['password'], isUntouched: true })
  })

  test.each(['51', ...NO_IDS])('answers 404 to %s', async (id) => {
    const body = { password: 'three-geese' }
    expect(await send('PUT', `${PATH}/${id}/settings/password`, body)).toEqual(notFound)
  })
})

describe('signOutUserDevices', () => {
  const signOut = (id: number | string, ids: number[]) =>
    send('POST', `${PATH}/${id}/settings/devices/sign-out`, { ids })

  test('takes devices away and leaves the others', async () => {
    const id = await someone()
    const { devices } = (await settingsOf(id)).security
    await call(signOutUserDevices, { params: { id }, body: { ids: [devices[0]!.id] } })
    expect((await settingsOf(id)).security.devices).toEqual(devices.slice(1))
  })

  test('ends what somebody with an account has open there', async () => {
    const [, matteo] = accounts
    const token = signInOn(matteo!, 'Firefox')
    await call(signOutUserDevices, { params: { id: userIds[matteo!.id]! }, body: { ids: [deviceOf(token)] } })
    expect((await send('GET', '/api/pages/account-settings', undefined, token)).status).toBe(401)
  })

  test('answers 404 where one is not there, and signs nothing out', async () => {
    const id = await someone()
    const before = await settingsOf(id)
    expect(await signOut(id, [1, 99])).toEqual({ status: 404, body: { message: 'Device not found' } })
    expect(await settingsOf(id)).toEqual(before)
  })

  test.each(['51', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await signOut(id, [1])).toEqual(notFound)
  })
})

describe('listUserInvoices', () => {
  test('part the invoices among those who made them, the newest first', async () => {
    const { invoices } = await call(listInvoices, { query: { itemsPerPage: ALL_ITEMS } })
    const lists = await Promise.all(
      (await everyone()).map(async ({ id, fullName }) => {
        const own = (await call(listUserInvoices, { params: { id } })).invoices
        const sheets = await Promise.all(own.map((one) => call(getInvoiceSheet, { params: { id: one.id } })))
        expect(sheets.filter(({ salesperson }) => salesperson !== fullName)).toEqual([])
        const dates = own.map(({ issuedDate }) => issuedDate)
        expect(dates).toEqual(dates.toSorted().toReversed())
        return own
      }),
    )
    const ids = lists.flat().map(({ id }) => id)
    expect(unique(ids)).toBe(ids.length)
    expect(new Set(ids)).toEqual(new Set(invoices.map(({ id }) => id)))
  })

  test('stay with who made them, under another name too, and never come to a namesake', async () => {
    const made = async (id: number) => (await call(listUserInvoices, { params: { id } })).invoices
    const [author, other] = await everyone()
    const before = await made(author!.id)
    const theirs = await made(other!.id)
    await call(updateUser, { params: { id: other!.id }, body: { fullName: author!.fullName } })
    await call(updateUser, { params: { id: author!.id }, body: { fullName: 'Ada Renamed' } })
    expect([await made(author!.id), await made(other!.id)]).toEqual([before, theirs])
    for (const { id, fullName } of [author!, other!])
      await call(updateUser, { params: { id }, body: { fullName } })
  })

  test.each(['51', ...NO_IDS])('answers 404 to %s', async (id) => {
    expect(await send('GET', `${PATH}/${id}/invoices`)).toEqual(notFound)
  })
})

describe('the last active admin', () => {
  test('stays an active one, however the others change', async () => {
    const admins = (await everyone()).filter(({ role }) => role === 'admin')
    const kept = admins.find(({ status }) => status === 'Active')!
    const others = admins.filter(({ id }) => id !== kept.id)
    // One of them may still be an admin: who is suspended gives nobody a role.
    for (const { id } of others) await call(updateUser, { params: { id }, body: { status: 'Inactive' } })
    for (const body of [{ role: 'editor' }, { status: 'Inactive' }])
      expect(await send('PUT', `${PATH}/${kept.id}`, body)).toEqual({
        status: 409,
        body: { message: 'The last admin stays one' },
      })
    expect(await call(getUser, { params: { id: kept.id } })).toMatchObject({
      role: 'admin',
      status: 'Active',
    })
    const body = { role: 'admin', status: 'Active', fullName: 'Someone Else' } as const
    await call(updateUser, { params: { id: kept.id }, body })
  })
})
