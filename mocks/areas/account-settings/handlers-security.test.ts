import { beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiKeyScope,
  changePassword,
  createApiKey,
  deleteApiKey,
  deleteDevice,
  getAccountSettings,
} from './contract.ts'
import { login } from '../auth/contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { call, send, tokens } from '../../testing/call.ts'
import { NO_IDS } from '../../testing/ids.ts'
import { sendInVain } from '../../testing/trespass.ts'

const PATH = '/api/pages/account-settings'
const unknownIds = ['6', ...NO_IDS]

const settings = () => call(getAccountSettings)
const security = async () => (await settings()).security
const trespass = (path: string, body: unknown) => sendInVain('POST', PATH + path, body, settings)

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('createApiKey', () => {
  const body = { name: 'Night export', scopes: ['orders:read'] as ApiKeyScope[] }

  test('answers 201 with the key, and keeps its last characters only', async () => {
    const before = await security()
    const { apiKey, key } = await call(createApiKey, { body })
    expect(key).toMatch(/^d1522_[0-9a-f]{32}$/)
    expect(apiKey).toEqual({
      ...body,
      id: 4,
      hint: key.slice(-4),
      createdAt: now().toISOString(),
      usedAt: null,
    })
    const after = await security()
    expect(after).toEqual({ ...before, apiKeys: [...before.apiKeys, apiKey] })
    expect(JSON.stringify(after)).not.toContain(key)
  })

  test('makes another key each time', async () => {
    const [one, other] = [await call(createApiKey, { body }), await call(createApiKey, { body })]
    expect(one.key).not.toBe(other.key)
    expect(other.apiKey.id).toBe(5)
  })

  test('never makes a key again that was revoked', async () => {
    const { apiKey, key } = await call(createApiKey, { body })
    await call(deleteApiKey, { params: { id: apiKey.id } })
    const next = await call(createApiKey, { body })
    expect(next.key).not.toBe(key)
    expect(next.apiKey.id).toBe(apiKey.id + 1)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['name', 'scopes']],
    ['a blank name', { ...body, name: ' ' }, ['name']],
    ['a scope that there is not', { ...body, scopes: ['orders:burn'] }, ['scopes.0']],
    ['no scope', { ...body, scopes: [] }, ['scopes']],
  ])('%s answers 400 and stores nothing', async (_, given, fields) => {
    expect(await trespass('/api-keys', given)).toEqual({ status: 400, fields, isUntouched: true })
  })
})

describe('deleteApiKey', () => {
  test('answers 204 without a body, and the key is gone', async () => {
    const before = await security()
    expect(await send('DELETE', `${PATH}/api-keys/2`)).toEqual({ status: 204, body: undefined })
    expect(await security()).toEqual({ ...before, apiKeys: before.apiKeys.filter(({ id }) => id !== 2) })
    expect((await send('DELETE', `${PATH}/api-keys/2`)).status).toBe(404)
  })

  test('all of them may go', async () => {
    for (const id of [1, 2, 3]) await call(deleteApiKey, { params: { id } })
    expect((await security()).apiKeys).toEqual([])
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    const answer = await send('DELETE', `${PATH}/api-keys/${id}`)
    expect(answer).toEqual({ status: 404, body: { message: 'API key not found' } })
  })
})

describe('deleteDevice', () => {
  test('answers 204 without a body, and the device is gone', async () => {
    const before = await security()
    await call(deleteDevice, { params: { id: 3 } })
    expect(await security()).toEqual({ ...before, devices: before.devices.filter(({ id }) => id !== 3) })
    expect((await send('DELETE', `${PATH}/devices/3`)).status).toBe(404)
  })

  test('the one in use answers 409 and stays', async () => {
    const before = await security()
    const answer = await send('DELETE', `${PATH}/devices/1`)
    expect(answer).toEqual({ status: 409, body: { message: 'This is the device in use' } })
    expect(await security()).toEqual(before)
  })

  test.each(unknownIds)('answers 404 to %s', async (id) => {
    const answer = await send('DELETE', `${PATH}/devices/${id}`)
    expect(answer).toEqual({ status: 404, body: { message: 'Device not found' } })
  })
})

describe('changePassword', () => {
  test('answers 204 to the present password and a good one', async () => {
    const answer = await send('POST', `${PATH}/change-password`, { current: 'admin', next: 'lantern fish' })
    expect(answer).toEqual({ status: 204, body: undefined })
  })

  test('asks for the password of whoever calls', async () => {
    const body = { current: 'client', next: 'lantern fish' }
    expect((await send('POST', `${PATH}/change-password`, body, tokens.client)).status).toBe(204)
    expect(await trespass('/change-password', body)).toEqual({
      status: 400,
      fields: ['current'],
      isUntouched: true,
    })
  })

  test('asks for the new one from then on, or for the one that signs in', async () => {
    const change = async (current: string) =>
      (await send('POST', `${PATH}/change-password`, { current, next: 'lantern fish' })).status
    expect(await change('lantern fish')).toBe(400)
    expect(await change('admin')).toBe(204)
    expect(await change('lantern fish')).toBe(204)
    expect(await change('admin')).toBe(204)
  })

  test('leaves the way to sign in as it is', async () => {
    await call(changePassword, { body: { current: 'admin', next: 'lantern fish' } })
    const { userData } = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    expect(userData.role).toBe('admin')
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['current', 'next']],
    ['a wrong one', { current: 'Admin', next: 'lantern fish' }, ['current']],
    ['one with blanks around', { current: ' admin ', next: 'lantern fish' }, ['current']],
    ['a short one', { current: 'admin', next: 'fish 7!' }, ['next']],
    ['one of capitals', { current: 'admin', next: 'LANTERN FISH' }, ['next']],
    ['one of letters', { current: 'admin', next: 'lanternfish' }, ['next']],
    ['an endless one', { current: 'admin', next: 'a1'.repeat(101) }, ['next']],
  ])('%s answers 400', async (_, body, fields) => {
    expect(await trespass('/change-password', body)).toEqual({ status: 400, fields, isUntouched: true })
  })
})
