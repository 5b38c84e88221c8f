import { describe, expect, test } from 'vitest'
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
