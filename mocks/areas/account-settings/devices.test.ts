import { describe, expect, test } from 'vitest'
import { login } from '../auth/contract.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { type AccountSettings, deleteDevice } from './contract.ts'
import { describeBrowser } from './devices.ts'

const PATH = '/api/pages/account-settings'
const signIn = async () =>
  (await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })).accessToken
const devicesSeenBy = async (token: string) =>
  ((await send('GET', PATH, undefined, token)).body as AccountSettings).security.devices

describe('a session', () => {
  test('is listed as a device, which is the one in use for who calls by its token', async () => {
    const token = await signIn()
    const [mine, sample] = await devicesSeenBy(token)
    expect([mine!.id, mine!.isCurrent, sample!.isCurrent]).toEqual([6, true, false])
    const [other, own] = await devicesSeenBy(tokens.admin)
    expect([other!.id, other!.isCurrent, own!.isCurrent]).toEqual([6, false, true])
  })

  test('ends when its device is revoked: calls by its token answer 401, also what anyone may read', async () => {
    const [token, other] = [await signIn(), await signIn()]
    await call(deleteDevice, { params: { id: 6 } })
    for (const path of [PATH, '/api/apps/users', '/api/notifications'])
      expect((await send('GET', path, undefined, token)).status).toBe(401)
    expect((await send('GET', PATH, undefined, other)).status).toBe(200)
    expect((await send('GET', PATH, undefined, null)).status).toBe(200)
  })

  test('may end that of the sample data, not its own', async () => {
    const token = await signIn()
    expect((await send('DELETE', `${PATH}/devices/6`, undefined, token)).status).toBe(409)
    expect((await send('DELETE', `${PATH}/devices/1`, undefined, token)).status).toBe(204)
    expect((await send('GET', PATH)).status).toBe(401)
  })

  test('never gets the number of a device that is gone', async () => {
    await signIn()
    await call(deleteDevice, { params: { id: 6 } })
    expect((await devicesSeenBy(await signIn()))[0]!.id).toBe(7)
  })
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0 Safari/537.36',
    'Chrome, Linux',
    'laptop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge, Windows',
    'laptop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
    'phone',
  ],
  ['Mozilla/5.0 (Android 15; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox, Android', 'tablet'],
  ['Node.js/22', 'Browser', 'laptop'],
])('%s is known', (userAgent, name, kind) => {
  expect(describeBrowser(userAgent)).toEqual({ name, kind })
})
