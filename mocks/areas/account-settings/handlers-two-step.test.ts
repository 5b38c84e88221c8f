import { beforeEach, describe, expect, test } from 'vitest'
import {
  confirmAuthenticator,
  confirmMessageCode,
  createBackupCodes,
  DEMO_MESSAGE_CODE,
  endTwoStep,
  getAccountSettings,
  sendMessageCode,
  startAuthenticator,
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
})

describe('text messages', () => {
  const phone = '+1 206 555 0199'
  const confirm = (code: string) => send('POST', `${PATH}/two-step/message/confirm`, { phone, code })

  test('turn the second step on by the code that was sent', async () => {
    await call(sendMessageCode, { body: { phone } })
    const { security: answered, backupCodes } = await call(confirmMessageCode, {
      body: { phone, code: DEMO_MESSAGE_CODE },
    })
    expect(backupCodes).toHaveLength(10)
    expect(answered).toMatchObject({ isTwoStepOn: true, method: 'sms', phone, backupCodesLeft: 10 })
    expect(await security()).toEqual(answered)
  })

  test('answer 400 to another code, and to any before one was sent to that phone', async () => {
    expect(await confirm(DEMO_MESSAGE_CODE)).toMatchObject({ status: 400 })
    await call(sendMessageCode, { body: { phone } })
    expect(await confirm('654321')).toMatchObject({ status: 400 })
    await call(sendMessageCode, { body: { phone: '+1 206 555 0100' } })
    expect(await confirm(DEMO_MESSAGE_CODE)).toMatchObject({ status: 400 })
    expect((await security()).isTwoStepOn).toBe(false)
  })

  test('need a phone', async () => {
    const answer = await sendInVain('POST', `${PATH}/two-step/message`, { phone: ' ' }, settings)
    expect(answer).toEqual({ status: 400, fields: ['phone'], isUntouched: true })
  })
})

describe('endTwoStep', () => {
  const proofs = {
    'the code of now': codeOfNow,
    'the password': () => Promise.resolve('admin'),
  }

  test.each(Object.entries(proofs))('turns it off by %s, and its backup codes with it', async (_, proof) => {
    await call(confirmAuthenticator, { body: { code: await codeOfNow() } })
    const answered = await call(endTwoStep, { body: { proof: await proof() } })
    expect(answered).toMatchObject({ isTwoStepOn: false, backupCodesLeft: 0 })
    expect(await security()).toEqual(answered)
  })

  test.each(['', '000000', 'client'])('answers 400 to %j', async (proof) => {
    await call(confirmAuthenticator, { body: { code: await codeOfNow() } })
    const answer = await sendInVain('POST', `${PATH}/two-step/end`, { proof }, settings)
    expect(answer).toEqual({ status: 400, fields: ['proof'], isUntouched: true })
  })
})
