import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { conditionsMatcher } from '@data1522/mocks/contract/conditions'
import { describe, expect, test } from 'vitest'
import type { Decision, Question } from './decision.ts'
import { abilityOf } from './ability.ts'

const admin: AbilityRule = { action: 'manage', subject: 'all' }
const client: AbilityRule = { action: 'read', subject: 'AclDemo' }
const keepUsers: AbilityRule = { action: 'delete', subject: 'User', inverted: true, reason: 'Archive them.' }
const own: AbilityRule = { action: 'update', subject: 'Invoice', conditions: { ownerId: 7 } }
const small: AbilityRule = { action: 'update', subject: 'Invoice', conditions: { total: { $lt: 100 } } }
const names: AbilityRule = { action: 'update', subject: 'User', fields: ['fullName', 'address.*'] }
const noPay: AbilityRule = { action: 'read', subject: 'User', fields: ['pay'], inverted: true }

interface Case {
  what: string
  rules: AbilityRule[]
  ask: Question
  state: Decision['state']
  /** The place of the rule that decides; none where no rule does. */
  by?: number
}
const read = (subject: string, more: Partial<Question> = {}) => ({ action: 'read', subject, ...more })

const cases: Case[] = [
  { what: 'nothing is granted without rules', rules: [], ask: read('AclDemo'), state: 'denied' },
  { what: 'but all reading is open', rules: [], ask: read('Order', { of: { id: 1 } }), state: 'allowed' },
  {
    what: 'and what the specification documents',
    rules: [client],
    ask: { action: 'delete', subject: 'User' },
    state: 'allowed',
  },
  {
    what: 'until a rule forbids it',
    rules: [{ action: 'read', subject: 'Order', inverted: true }],
    ask: read('Order'),
    state: 'denied',
    by: 0,
  },
  { what: 'a rule grants what it names', rules: [client], ask: read('AclDemo'), state: 'allowed', by: 0 },
  { what: 'and nothing else', rules: [client], ask: read('Analytics'), state: 'denied' },
  {
    what: 'nor another action',
    rules: [client],
    ask: { action: 'update', subject: 'AclDemo' },
    state: 'denied',
  },
  {
    what: 'manage all grants everything',
    rules: [admin],
    ask: read('Anything', { of: {} }),
    state: 'allowed',
    by: 0,
  },
  {
    what: 'manage grants every action on its subject',
    rules: [{ action: 'manage', subject: 'Order' }],
    ask: { action: 'archive', subject: 'Order' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'and not on others',
    rules: [{ action: 'manage', subject: 'Order' }],
    ask: { action: 'manage', subject: 'all' },
    state: 'denied',
  },
  {
    what: 'all stands for every subject',
    rules: [{ action: 'read', subject: 'all' }],
    ask: read('Vehicle'),
    state: 'allowed',
    by: 0,
  },
  {
    what: 'an inverted rule takes away',
    rules: [admin, keepUsers],
    ask: { action: 'delete', subject: 'User' },
    state: 'denied',
    by: 1,
  },
  { what: 'only what it names', rules: [admin, keepUsers], ask: read('User'), state: 'allowed', by: 0 },
  {
    what: 'the last rule wins',
    rules: [keepUsers, admin],
    ask: { action: 'delete', subject: 'User' },
    state: 'allowed',
    by: 1,
  },
  {
    what: 'conditions grant the rows that fit',
    rules: [own],
    ask: { action: 'update', subject: 'Invoice', of: { ownerId: 7 } },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'and no others',
    rules: [own],
    ask: { action: 'update', subject: 'Invoice', of: { ownerId: 8 } },
    state: 'denied',
  },
  {
    what: 'of a kind they grant some',
    rules: [own],
    ask: { action: 'update', subject: 'Invoice' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'conditions compare',
    rules: [small],
    ask: { action: 'update', subject: 'Invoice', of: { total: 100 } },
    state: 'denied',
  },
  {
    what: 'an inverted rule with conditions forbids the rows that fit',
    rules: [admin, { ...small, inverted: true }],
    ask: { action: 'update', subject: 'Invoice', of: { total: 5 } },
    state: 'denied',
    by: 1,
  },
  {
    what: 'and not the kind',
    rules: [admin, { ...small, inverted: true }],
    ask: { action: 'update', subject: 'Invoice' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'fields grant those named',
    rules: [names],
    ask: { action: 'update', subject: 'User', field: 'fullName' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'by pattern too',
    rules: [names],
    ask: { action: 'update', subject: 'User', field: 'address.city' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'and no others',
    rules: [names],
    ask: { action: 'update', subject: 'User', field: 'role' },
    state: 'denied',
  },
  {
    what: 'an inverted rule on a field forbids that field',
    rules: [admin, noPay],
    ask: read('User', { field: 'pay' }),
    state: 'denied',
    by: 1,
  },
  { what: 'and not the whole', rules: [admin, noPay], ask: read('User'), state: 'allowed', by: 0 },
]

describe('the rules', () => {
  test.each(cases)('$what: $ask.action $ask.subject', ({ rules, ask, state, by }) => {
    const decision = abilityOf(rules, conditionsMatcher).decide(ask)
    expect(decision).toEqual({ state, ...(by !== undefined && { rule: rules[by] }) })
  })
})
