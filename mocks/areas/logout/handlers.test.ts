import { describe, expect, test } from 'vitest'
import { getAccountSettings } from '../account-settings/contract.ts'
import { login } from '../auth/contract.ts'
import { call, send, tokens } from '../../testing/call.ts'

describe('logout', () => {
  const settings = '/api/pages/account-settings'

  test('ends the session that it comes with, and no other', async () => {
    const { accessToken } = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    const other = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    expect((await call(getAccountSettings)).security.devices).toHaveLength(7)
    expect(await send('POST', '/api/auth/logout', undefined, accessToken)).toMatchObject({ status: 204 })
    expect((await send('GET', settings, undefined, accessToken)).status).toBe(401)
    expect((await send('GET', settings, undefined, other.accessToken)).status).toBe(200)
    expect((await call(getAccountSettings)).security.devices).toHaveLength(6)
  })

  test('the session of the sample data stays, and nobody has none to end', async () => {
    for (const token of [tokens.admin, null, 'anything else'])
      expect(await send('POST', '/api/auth/logout', undefined, token)).toMatchObject({ status: 204 })
    expect((await call(getAccountSettings)).security.devices).toHaveLength(5)
  })
})
