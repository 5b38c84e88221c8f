import { describe, expect, test } from 'vitest'
import { getUser, updateUser } from '../users/contract.ts'
import { getAccountSettings } from './contract.ts'
import { call, send, tokens } from '../../testing/call.ts'

const PATH = '/api/pages/account-settings'
const settings = () => call(getAccountSettings)

describe('another account', () => {
  const get = async () =>
    (await send('GET', PATH, undefined, tokens.client)).body as Awaited<ReturnType<typeof settings>>

  test('has settings of its own, with nothing of the admin’s', async () => {
    const { account, security, billing, billingHistory, connection } = await get()
    expect(account).toMatchObject({
      firstName: 'Matteo',
      lastName: 'Brisebois',
      email: 'client@demo.com',
      phone: '',
    })
    expect(security).toMatchObject({ apiKeys: [], devices: [{ isCurrent: true }] })
    expect(billing).toMatchObject({ plan: 'basic', price: 0, cards: [] })
    expect([billingHistory, connection.socials.filter(({ handle }) => handle)]).toEqual([[], []])
  })

  test('changes its own, and no other', async () => {
    const [before, admins] = [await get(), await settings()]
    const account = { ...before.account, firstName: 'Teo' }
    await send('PUT', `${PATH}/account`, account, tokens.client)
    await send('POST', `${PATH}/api-keys`, { name: 'Mine', scopes: ['orders:read'] }, tokens.client)
    expect(await settings()).toEqual(admins)
    const after = await get()
    expect(after.account).toEqual(account)
    expect(after.security.apiKeys).toMatchObject([{ name: 'Mine' }])
  })
})

describe('what somebody changes of a user who has an account', () => {
  const params = { id: 22 }

  test('shows in the account', async () => {
    await call(updateUser, {
      params,
      body: { fullName: 'Ines van der Meer', company: 'Tide', contact: '+31 20 910 0000', country: 'Oman' },
    })
    expect((await settings()).account).toMatchObject({
      firstName: 'Ines',
      lastName: 'van der Meer',
      organisation: 'Tide',
      phone: '+31 20 910 0000',
      country: 'Oman',
    })
  })

  test('leaves the two parts of a name that stays', async () => {
    const { account } = await settings()
    await send('PUT', `${PATH}/account`, { ...account, firstName: 'Ines Maria', lastName: 'Berg' })
    await call(updateUser, { params, body: { fullName: 'Ines Maria Berg', company: 'Tide' } })
    expect((await settings()).account).toMatchObject({ firstName: 'Ines Maria', lastName: 'Berg' })
  })

  test('is another plan that goes on, in the period that runs, and nothing else of the billing', async () => {
    const { billing } = await settings()
    await send('PUT', `${PATH}/billing`, { ...billing, isCancelled: true })
    await call(updateUser, { params, body: { company: 'Tide' } })
    expect((await settings()).billing).toEqual({ ...billing, isCancelled: true })
    await call(updateUser, { params, body: { currentPlan: 'team' } })
    expect((await settings()).billing).toEqual({ ...billing, plan: 'team', price: 29 })
    expect(await call(getUser, { params: { id: '22' } })).toMatchObject({ currentPlan: 'team' })
  })

  test('may be its last card, after which the plan is not paid by card', async () => {
    const { billing } = await settings()
    const { startedOn: _, renewsOn: _end, price: _price, isCancelled: _no, paidBy: _by, ...paid } = billing
    await send('PUT', '/api/apps/users/22/settings', { billing: { ...paid, cards: [] } })
    const after = (await settings()).billing
    expect(after).toMatchObject({ cards: [], paidBy: 'paypal' })
    expect((await send('PUT', `${PATH}/billing`, after)).status).toBe(200)
  })
})
