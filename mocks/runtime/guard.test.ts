import { describe, expect, test } from 'vitest'
import type { AbilityRule } from '../areas/auth/contract.ts'
import { accounts } from '../seed/accounts.ts'
import { send, tokens } from '../testing/call.ts'
import { registerAccount } from './session.ts'

const PATH = '/api/apps/users'
const refused = (action: string, reason: string) => ({
  status: 403,
  body: { message: `You may not ${action} this User: ${reason}`, action, subject: 'User', reason },
})

const tokenWith = (...abilityRules: AbilityRule[]) =>
  registerAccount({ ...accounts[1]!, id: 900, abilityRules })

describe('without a token', () => {
  test('what the specification documents and all reading is open', async () => {
    expect((await send('GET', PATH, undefined, null)).status).toBe(200)
    expect((await send('GET', `${PATH}/summary`, undefined, null)).status).toBe(200)
    expect((await send('DELETE', `${PATH}/3`, undefined, null)).status).toBe(204)
    expect((await send('POST', `${PATH}/restore`, { ids: [] }, null)).status).toBe(400)
  })

  test.each([null, 'made-up', ''])(
    'a change beyond it asks to sign in; so does the token %s',
    async (token) => {
      const answer = await send('PUT', `${PATH}/3`, { company: 'Mine' }, token)
      expect(answer).toEqual({ status: 401, body: { message: 'Sign in first' } })
    },
  )
})

describe('the demo roles', () => {
  test('the admin may do everything', async () => {
    expect((await send('PUT', `${PATH}/3`, { company: 'Mine' }, tokens.admin)).status).toBe(200)
  })

  test('the client keeps what the specification documents, and nothing is granted beyond it', async () => {
    expect((await send('DELETE', `${PATH}/3`, undefined, tokens.client)).status).toBe(204)
    const answer = await send('PUT', `${PATH}/4`, { company: 'Mine' }, tokens.client)
    expect(answer).toEqual(refused('update', 'no rule of yours grants it.'))
    expect((await send('GET', `${PATH}/4`)).body).not.toMatchObject({ company: 'Mine' })
  })
})

describe('rules', () => {
  test('a grant opens a change', async () => {
    const token = tokenWith({ action: 'update', subject: 'User' })
    expect((await send('PUT', `${PATH}/3`, { company: 'Mine' }, token)).status).toBe(200)
  })

  test('an inverted rule closes even what is documented, with its reason', async () => {
    const token = tokenWith(
      { action: 'manage', subject: 'all' },
      { action: 'delete', subject: 'User', inverted: true, reason: 'people are archived, not deleted.' },
    )
    expect(await send('DELETE', `${PATH}/3`, undefined, token)).toEqual(
      refused('delete', 'people are archived, not deleted.'),
    )
    expect((await send('GET', `${PATH}/3`)).status).toBe(200)
    expect((await send('PUT', `${PATH}/3`, { company: 'Mine' }, token)).status).toBe(200)
  })

  test('conditions are asked of the very row', async () => {
    const token = tokenWith(
      { action: 'update', subject: 'User' },
      {
        action: 'delete',
        subject: 'User',
        conditions: { id: 4 },
        inverted: true,
        reason: 'this one stays.',
      },
      { action: 'update', subject: 'User', conditions: { id: 5 }, inverted: true, reason: 'hands off.' },
    )
    expect((await send('DELETE', `${PATH}/3`, undefined, token)).status).toBe(204)
    expect(await send('DELETE', `${PATH}/4`, undefined, token)).toEqual(refused('delete', 'this one stays.'))
    expect(await send('PUT', `${PATH}/5`, { company: 'Mine' }, token)).toEqual(
      refused('update', 'hands off.'),
    )
  })

  test('a rule with fields is asked of the fields that change', async () => {
    const some = tokenWith({ action: 'update', subject: 'User', fields: ['company'] })
    expect((await send('PUT', `${PATH}/3`, { company: 'Mine' }, some)).status).toBe(200)
    const more = { company: 'Yours', role: 'admin' }
    expect(await send('PUT', `${PATH}/3`, more, some)).toEqual(
      refused('update', 'no rule of yours grants it.'),
    )
    const together = { users: [{ id: 3, role: 'admin' }] }
    expect((await send('PUT', PATH, together, some)).status).toBe(403)
    expect((await send('GET', `${PATH}/3`)).body).toMatchObject({ company: 'Mine' })
    const allButOne = tokenWith(
      { action: 'update', subject: 'User' },
      { action: 'update', subject: 'User', fields: ['role'], inverted: true, reason: 'ask an admin.' },
    )
    expect(await send('PUT', `${PATH}/3`, { role: 'admin' }, allButOne)).toEqual(
      refused('update', 'ask an admin.'),
    )
    expect((await send('PUT', `${PATH}/3`, { company: 'Ours' }, allButOne)).status).toBe(200)
  })

  test('the last rule that speaks wins', async () => {
    const token = tokenWith(
      { action: 'update', subject: 'User', inverted: true },
      { action: 'update', subject: 'User' },
    )
    expect((await send('PUT', `${PATH}/3`, { company: 'Mine' }, token)).status).toBe(200)
  })
})
