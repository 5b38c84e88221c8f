import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { conditionsMatcher } from '@data1522/mocks/contract/conditions'
import { describe, expect, test } from 'vitest'
import type { Decision, Question } from './decision.ts'
import { abilityOf } from './ability.ts'

const admin: AbilityRule = { action: 'manage', subject: 'all' }
const client: AbilityRule = { action: 'read', subject: 'AclDemo' }
const own: AbilityRule = { action: 'update', subject: 'Invoice', conditions: { ownerId: 7 } }
const small: AbilityRule = { action: 'update', subject: 'Invoice', conditions: { total: { $lt: 100 } } }
const unknownOperator: AbilityRule = {
  action: 'update',
  subject: 'Order',
  conditions: { total: { $near: 1 } },
}
const changeOrders: AbilityRule = { action: 'update', subject: 'Order' }
const broken = (rule: object) => rule as AbilityRule
const update = (subject: string, more: Partial<Question> = {}) => ({ action: 'update', subject, ...more })

const cases: {
  what: string
  rules: AbilityRule[]
  question: Question
  state: Decision['state']
  by: number
}[] = [
  {
    what: 'a grant that cannot be read grants nothing, and says so',
    rules: [unknownOperator],
    question: update('Order'),
    state: 'error',
    by: 0,
  },
  {
    what: 'what another rule grants stays granted',
    rules: [changeOrders, unknownOperator],
    question: update('Order'),
    state: 'allowed',
    by: 0,
  },
  {
    what: 'a prohibition that cannot be read forbids all it is about',
    rules: [admin, { ...unknownOperator, inverted: true }],
    question: update('Order', { of: { total: 3 } }),
    state: 'error',
    by: 1,
  },
  {
    what: 'and nothing else',
    rules: [admin, { ...unknownOperator, inverted: true }],
    question: update('Invoice'),
    state: 'allowed',
    by: 0,
  },
  {
    what: 'a doubtful grant above a prohibition leaves the answer in doubt',
    rules: [{ ...changeOrders, inverted: true }, unknownOperator],
    question: update('Order', { of: { total: 3 } }),
    state: 'error',
    by: 1,
  },
  {
    what: 'an empty list of fields cannot be read',
    rules: [broken({ ...changeOrders, fields: [] })],
    question: update('Order'),
    state: 'error',
    by: 0,
  },
  {
    what: 'nor can conditions that are a text',
    rules: [broken({ ...changeOrders, conditions: 'own' })],
    question: update('Order'),
    state: 'error',
    by: 0,
  },
  {
    what: 'nor fields that are a text, in a prohibition',
    rules: [admin, broken({ ...changeOrders, fields: 'total', inverted: true })],
    question: update('Order', { field: 'date' }),
    state: 'error',
    by: 1,
  },
]

describe('rules that cannot be read', () => {
  test.each(cases)('$what', ({ rules, question, state, by }) => {
    expect(abilityOf(rules, conditionsMatcher).decide(question)).toEqual({ state, rule: rules[by] })
  })

  test('can is true for what is allowed alone', () => {
    const ability = abilityOf([client, unknownOperator], conditionsMatcher)
    expect([
      ability.can('read', 'AclDemo'),
      ability.can('update', 'Order'),
      ability.can('update', 'User'),
    ]).toEqual([true, false, false])
  })
})

describe('before conditions can be read', () => {
  test.each([
    ['what they decide is open', [own], { action: 'update', subject: 'Invoice' }, 'loading'],
    ['what a later rule decides is known', [own, admin], { action: 'update', subject: 'Invoice' }, 'allowed'],
    ['what they are not about is known', [own, client], { action: 'read', subject: 'AclDemo' }, 'allowed'],
    ['and denied where nothing grants it', [own], { action: 'read', subject: 'AclDemo' }, 'denied'],
    ['a prohibition keeps it open', [admin, { ...small, inverted: true }], update('Invoice'), 'loading'],
  ] as const)('%s', (_, rules, question, state) => {
    expect(abilityOf(rules).decide(question).state).toBe(state)
    expect(abilityOf(rules, 'failed').decide(question).state).toBe(state === 'loading' ? 'error' : state)
  })
})
