import { beforeEach, describe, expect, test } from 'vitest'
import {
  confirmAuthenticator,
  createBackupCodes,
  getAccountSettings,
  startAuthenticator,
  updateAccountSecurity,
} from './contract.ts'
import { now, setNow } from '../../seed/clock.ts'
import { call, send } from '../../testing/call.ts'
import { sendInVain } from '../../testing/trespass.ts'
import { codeAt } from './totp.ts'

const PATH = '/api/pages/account-settings'
const settings = () => call(getAccountSettings)
const security = async () => (await settings()).security
const codeOfNow = async () => codeAt((await call(startAuthenticator)).secret, now().getTime())

beforeEach(() => setNow('2026-03-10T09:00:00Z'))

describe('an authenticator', () => {
  test('is set up with a secret, which an app opens', async () => {
    const { secret, address } = await call(startAuthenticator)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(address).searchParams.get('secret')).toBe(secret)
    expect((await security()).isTwoStepOn).toBe(false)
  })

  test('turns the second step on by its code, and gives ten backup codes', async () => {
    const { security: answered, backupCodes } = await call(confirmAuthenticator, {
      body: { code: await codeOfNow() },
    })
    expect(new Set(backupCodes).size).toBe(10)
    expect(answered).toMatchObject({ isTwoStepOn: true, method: 'authenticator', backupCodesLeft: 10 })
    expect(await security()).toEqual(answered)
  })

  test.each(['000000', '12', 'abcdef', ''])('answers 400 to the code %j', async (code) => {
    const answer = await sendInVain('POST', `${PATH}/two-step/confirm`, { code }, settings)
    expect(answer).toEqual({ status: 400, fields: ['code'], isUntouched: true })
  })
})

describe('createBackupCodes', () => {
  test('answers 201 with new ones', async () => {
    const { backupCodes } = await call(confirmAuthenticator, { body: { code: await codeOfNow() } })
    setNow('2026-03-10T09:01:00Z')
    const made = await call(createBackupCodes)
    expect(made.backupCodes).toHaveLength(10)
    expect(made.backupCodes).not.toEqual(backupCodes)
  })

  test('answers 409 while there is no second step', async () => {
    expect(await send('POST', `${PATH}/two-step/backup-codes`)).toMatchObject({ status: 409 })
  })

  test('stay while the second step is off, so that turning it off can be taken back', async () => {
    await call(confirmAuthenticator, { body: { code: await codeOfNow() } })
    const off = { isTwoStepOn: false, method: 'authenticator', phone: '' } as const
    await call(updateAccountSecurity, { body: off })
    await call(updateAccountSecurity, { body: { ...off, isTwoStepOn: true } })
    expect((await security()).backupCodesLeft).toBe(10)
  })
})
