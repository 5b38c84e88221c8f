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
  question: Question
  state: Decision['state']
  /** The place of the rule that decides; none where no rule does. */
  by?: number
}
const read = (subject: string, more: Partial<Question> = {}) => ({ action: 'read', subject, ...more })

const cases: Case[] = [
  { what: 'nothing is granted without rules', rules: [], question: read('AclDemo'), state: 'denied' },
  {
    what: 'but all reading is open',
    rules: [],
    question: read('Order', { of: { id: 1 } }),
    state: 'allowed',
  },
  {
    what: 'and what the specification documents',
    rules: [client],
    question: { action: 'delete', subject: 'User' },
    state: 'allowed',
  },
  {
    what: 'until a rule forbids it',
    rules: [{ action: 'read', subject: 'Order', inverted: true }],
    question: read('Order'),
    state: 'denied',
    by: 0,
  },
  {
    what: 'a rule grants what it names',
    rules: [client],
    question: read('AclDemo'),
    state: 'allowed',
    by: 0,
  },
  { what: 'and nothing else', rules: [client], question: read('Analytics'), state: 'denied' },
  {
    what: 'nor another action',
    rules: [client],
    question: { action: 'update', subject: 'AclDemo' },
    state: 'denied',
  },
  {
    what: 'manage all grants everything',
    rules: [admin],
    question: read('Anything', { of: {} }),
    state: 'allowed',
    by: 0,
  },
  {
    what: 'manage grants every action on its subject',
    rules: [{ action: 'manage', subject: 'Order' }],
    question: { action: 'archive', subject: 'Order' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'and not on others',
    rules: [{ action: 'manage', subject: 'Order' }],
    question: { action: 'manage', subject: 'all' },
    state: 'denied',
  },
  {
    what: 'all stands for every subject',
    rules: [{ action: 'read', subject: 'all' }],
    question: read('Vehicle'),
    state: 'allowed',
    by: 0,
  },
  {
    what: 'an inverted rule takes away',
    rules: [admin, keepUsers],
    question: { action: 'delete', subject: 'User' },
    state: 'denied',
    by: 1,
  },
  { what: 'only what it names', rules: [admin, keepUsers], question: read('User'), state: 'allowed', by: 0 },
  {
    what: 'the last rule wins',
    rules: [keepUsers, admin],
    question: { action: 'delete', subject: 'User' },
    state: 'allowed',
    by: 1,
  },
  {
    what: 'conditions grant the rows that fit',
    rules: [own],
    question: { action: 'update', subject: 'Invoice', of: { ownerId: 7 } },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'and no others',
    rules: [own],
    question: { action: 'update', subject: 'Invoice', of: { ownerId: 8 } },
    state: 'denied',
  },
  {
    what: 'of a kind they grant some',
    rules: [own],
    question: { action: 'update', subject: 'Invoice' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'conditions compare',
    rules: [small],
    question: { action: 'update', subject: 'Invoice', of: { total: 100 } },
    state: 'denied',
  },
  {
    what: 'an inverted rule with conditions forbids the rows that fit',
    rules: [admin, { ...small, inverted: true }],
    question: { action: 'update', subject: 'Invoice', of: { total: 5 } },
    state: 'denied',
    by: 1,
  },
  {
    what: 'and not the kind',
    rules: [admin, { ...small, inverted: true }],
    question: { action: 'update', subject: 'Invoice' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'fields grant those named',
    rules: [names],
    question: { action: 'update', subject: 'User', field: 'fullName' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'by pattern too',
    rules: [names],
    question: { action: 'update', subject: 'User', field: 'address.city' },
    state: 'allowed',
    by: 0,
  },
  {
    what: 'and no others',
    rules: [names],
    question: { action: 'update', subject: 'User', field: 'role' },
    state: 'denied',
  },
  {
    what: 'an inverted rule on a field forbids that field',
    rules: [admin, noPay],
    question: read('User', { field: 'pay' }),
    state: 'denied',
    by: 1,
  },
  { what: 'and not the whole', rules: [admin, noPay], question: read('User'), state: 'allowed', by: 0 },
]

describe('the rules', () => {
  test.each(cases)('$what: $question.action $question.subject', ({ rules, question, state, by }) => {
    const decision = abilityOf(rules, conditionsMatcher).decide(question)
    expect(decision).toEqual({ state, ...(by !== undefined && { rule: rules[by] }) })
  })
})
