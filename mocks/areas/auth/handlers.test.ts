import { describe, expect, test } from 'vitest'
import {
  changePassword,
  confirmAuthenticator,
  getAccountSettings,
  startAuthenticator,
  updateAccountDetails,
} from '../account-settings/contract.ts'
import { codeAt } from '../account-settings/totp.ts'
import { now } from '../../seed/clock.ts'
import { login } from './contract.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import { call, send } from '../../testing/call.ts'
import { accountOf } from '../../runtime/session.ts'

const PATH = '/api/auth/login'
const wrong = {
  status: 400,
  body: { message: 'Invalid email or password', errors: { email: ['Invalid email or password'] } },
}

describe('login', () => {
  test('the admin may manage everything', async () => {
    const { status, body } = await send('POST', PATH, { email: 'admin@demo.com', password: 'admin' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      userData: { email: 'admin@demo.com', role: 'admin' },
      userAbilityRules: [{ action: 'manage', subject: 'all' }],
    })
  })

  test('the client may only read AclDemo', async () => {
    const session = await call(login, { body: { email: 'client@demo.com', password: 'client' } })
    expect(session.userData.role).toBe('client')
    expect(session.userAbilityRules).toEqual([{ action: 'read', subject: 'AclDemo' }])
  })

  test('the user data holds neither the password nor the rules', async () => {
    const { userData } = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    expect(Object.keys(userData).sort()).toEqual(['avatar', 'email', 'fullName', 'id', 'role', 'username'])
  })

  test('knows the name and the picture that the account has by now', async () => {
    const { account } = await call(getAccountSettings)
    const body = { ...account, firstName: 'Inès', avatar: 'data:image/png;base64,AAAA' }
    await call(updateAccountDetails, { body })
    const { userData } = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    expect(userData).toMatchObject({ fullName: 'Inès Halvorsen', avatar: body.avatar })
  })

  test('knows the language and the time zone that were saved, and none before', async () => {
    const body = { email: 'admin@demo.com', password: 'admin' }
    expect(Object.keys(await call(login, { body }))).toHaveLength(3)
    const { account } = await call(getAccountSettings)
    await call(updateAccountDetails, { body: { ...account, language: 'fr', timeZone: 'Asia/Tokyo' } })
    expect(await call(login, { body })).toMatchObject({ language: 'fr', timeZone: 'Asia/Tokyo' })
    const client = await call(login, { body: { email: 'client@demo.com', password: 'client' } })
    expect(client).not.toHaveProperty('language')
  })

  test('each time begins a session of its own, whose token stands for its account and says nothing', async () => {
    const admin = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    const again = await call(login, { body: { email: 'admin@demo.com', password: 'admin' } })
    const client = await call(login, { body: { email: 'client@demo.com', password: 'client' } })
    expect(new Set([admin, again, client].map(({ accessToken }) => accessToken)).size).toBe(3)
    expect(admin.accessToken).not.toContain('admin')
    expect(accountOf(again.accessToken)?.email).toBe('admin@demo.com')
    expect(accountOf(client.accessToken)?.email).toBe('client@demo.com')
    expect(accountOf('anything else')).toBeUndefined()
    expect(accountOf('__proto__')).toBeUndefined()
  })

  test('an account with a second step is opened by a code of its app, or once by a backup code', async () => {
    const admin = { email: 'admin@demo.com', password: 'admin' }
    const { secret } = await call(startAuthenticator)
    const code = codeAt(secret, now().getTime())
    const { backupCodes } = await call(confirmAuthenticator, { body: { code } })
    const fields = async (given: object) => {
      const { status, body } = await send('POST', PATH, { ...admin, ...given }, null)
      return [status, Object.keys((body as { errors?: object }).errors ?? {})]
    }
    expect(await fields({})).toEqual([400, ['code']])
    expect(await fields({ code: '000000' })).toEqual([400, ['code']])
    expect(await fields({ code: '', password: 'wrong' })).toEqual([400, ['email']])
    expect(await fields({ code })).toEqual([201, []])
    expect(await fields({ code: backupCodes[3]!.toUpperCase() })).toEqual([201, []])
    expect(await fields({ code: backupCodes[3]! })).toEqual([400, ['code']])
    expect((await call(getAccountSettings)).security.backupCodesLeft).toBe(9)
  })

  test('who has chosen another password signs in with that', async () => {
    expect(await send('POST', PATH, { email: 'admin@demo.com', password: 'Lantern-fish-42' })).toEqual(wrong)
    await call(changePassword, { body: { current: 'admin', next: 'Lantern-fish-42' } })
    await call(login, { body: { email: 'admin@demo.com', password: 'Lantern-fish-42' } })
  })

  test.each([
    ['a wrong password', { email: 'admin@demo.com', password: 'client' }],
    ['an unknown address', { email: 'nobody@demo.com', password: 'admin' }],
    ['another letter case', { email: 'Admin@demo.com', password: 'admin' }],
    ['a blank around', { email: ' admin@demo.com', password: 'admin' }],
    ['nothing in the fields', { email: '', password: '' }],
  ])('%s is refused', async (_, body) => {
    expect(await send('POST', PATH, body)).toEqual(wrong)
  })

  test.each([
    ['no JSON', '{"email":', ['body']],
    ['no body', undefined, ['body']],
    ['a list', [], ['body']],
    ['null', 'null', ['body']],
    ['no fields', {}, ['email', 'password']],
    ['a missing password', { email: 'admin@demo.com' }, ['password']],
    ['a field of another kind', { email: { $ne: '' }, password: ['admin'] }, ['email', 'password']],
    [
      'a prototype in place of fields',
      '{"__proto__":{"email":"admin@demo.com","password":"admin"}}',
      ['email', 'password'],
    ],
  ])('%s answers 400 with texts by field', async (_, body, fields) => {
    const answer = await send('POST', PATH, body)
    expect(answer.status).toBe(400)
    const { message, errors } = answer.body as { message: string; errors: Record<string, string[]> }
    expect(message).not.toBe('')
    expect(Object.keys(errors).sort()).toEqual(fields)
    for (const texts of Object.values(errors)) expect(texts[0]).toMatch(/\w/)
  })

  test('an error while looking up the token goes to the e-mail field', async () => {
    const tokenless = { ...accounts[0]!, id: 3, email: 'new@demo.com' }
    const list = accounts as Account[]
    list.push(tokenless)
    try {
      const answer = await send('POST', PATH, { email: 'new@demo.com', password: 'admin' })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: { email: ['This account has no access token'] } })
    } finally {
      list.pop()
    }
  })
})
