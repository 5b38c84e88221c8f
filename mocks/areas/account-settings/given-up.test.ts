import { beforeEach, expect, test } from 'vitest'
import { login } from '../auth/contract.ts'
import { setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { deleteAccount, getAccountSettings } from './contract.ts'

const body = { email: 'admin@demo.com', password: 'admin' }
const settings = () => call(getAccountSettings)

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

test('deleteAccount answers 200 with the day on which it goes, and keeps all until then', async () => {
  const before = await settings()
  expect(await call(deleteAccount)).toEqual({ goneOn: '2026-03-24' })
  expect(await settings()).toEqual(before)
})

test('an account that was given up is signed out elsewhere', async () => {
  const { accessToken } = await call(login, { body })
  await call(deleteAccount)
  expect((await send('GET', '/api/pages/account-settings', undefined, accessToken)).status).toBe(401)
  expect((await settings()).security.devices).toHaveLength(5)
})

test('who signs in up to the day keeps it, which is said once', async () => {
  await call(deleteAccount)
  setNow('2026-03-24T23:00:00Z')
  expect(await call(login, { body })).toMatchObject({ isKeptAgain: true })
  setNow('2026-04-01T09:00:00Z')
  expect(await call(login, { body })).not.toHaveProperty('isKeptAgain')
})

test('signing in after the day answers 410, to who knows the password alone', async () => {
  await call(deleteAccount)
  setNow('2026-03-25T08:00:00Z')
  expect(await send('POST', '/api/auth/login', body)).toEqual({
    status: 410,
    body: { message: 'This account was deleted' },
  })
  const wrong = await send('POST', '/api/auth/login', { ...body, password: 'wrong' })
  expect(wrong.status).toBe(400)
})
