import type { Permission } from '@data1522/mocks/contract/access'
import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { conditionsMatcher } from '@data1522/mocks/contract/conditions'
import { calls } from '@data1522/mocks/handlers'
import { describe, expect, test } from 'vitest'
import { guard } from '../../../../mocks/runtime/guard.ts'
import { accounts } from '../../../../mocks/seed/accounts.ts'
import { abilityOf } from './ability.ts'

const anyone = accounts[1]!
const row = { id: 7, name: 'Seven' }
const everything: AbilityRule = { action: 'manage', subject: 'all' }
const actions = ['read', 'create', 'update', 'delete']
const each = (rule: object): AbilityRule[] =>
  actions.map((action) => ({ action, subject: 'all', ...rule }) as AbilityRule)

const people: Readonly<Record<string, readonly AbilityRule[]>> = {
  'the admin': accounts[0]!.abilityRules,
  'the client': anyone.abilityRules,
  'someone without rules': [],
  'someone who only reads': [{ action: 'read', subject: 'all' }],
  'who may do everything but one thing': [everything, { action: 'delete', subject: 'User', inverted: true }],
  'who may do nothing at all': [{ ...everything, inverted: true }],
  'who may change what is theirs': each({ conditions: { id: 7 } }),
  'who may change what is another’s': each({ conditions: { id: 8 } }),
  'who may not touch this one': [everything, ...each({ conditions: { id: 7 }, inverted: true })],
  'who is kept from another': each({ conditions: { id: 8 }, inverted: true }),
  'who may change some fields': each({ fields: ['name'] }),
  'who may not change some fields': each({ fields: ['name'], inverted: true }),
  'whose later rule wins': [...each({ inverted: true }), everything],
}

const passes = (request: () => void) => {
  try {
    request()
    return true
  } catch {
    return false
  }
}

/** Each permission that calls ask for, once. */
const asked = [
  ...new Map(
    calls.flatMap(({ schemas: { access } }) =>
      typeof access === 'object' ? [[`${access.action} ${access.subject}`, access] as const] : [],
    ),
  ),
]
const allowed = (isAllowed: (access: Permission) => boolean) =>
  asked.filter(([, access]) => isAllowed(access)).map(([name]) => name)

describe.each(Object.entries(people))('%s', (_, rules) => {
  const ability = abilityOf(rules, conditionsMatcher)
  const caller = { ...anyone, abilityRules: rules }

  test('is offered what the server lets them do', () => {
    expect(allowed(({ action, subject }) => ability.can(action, subject))).toEqual(
      allowed((access) => passes(() => guard(access, caller))),
    )
  })

  test('and to one record', () => {
    expect(allowed((access) => ability.decide({ ...access, of: row }).state === 'allowed')).toEqual(
      allowed((access) => passes(() => guard(access, caller)(row))),
    )
  })
})

test('a visitor is offered what needs no signing in', () => {
  expect(allowed(({ action, subject }) => abilityOf([]).can(action, subject))).toEqual(
    allowed((access) => passes(() => guard(access, undefined))),
  )
})
