import type { AbilityRule } from '@data1522/mocks/contract/auth'
import { beforeEach, describe, expect, test } from 'vitest'
import { followSession } from './follow-session.ts'
import { sessionAtom } from './session.ts'
import { store } from '../store.ts'
import { abilityAtom, rulesAtom, visitorAtom } from './access.ts'
import { demoViews, rulesOf } from './roles.ts'
import { storedViewAtom } from './stored-view.ts'
import { mayViewAsAtom, viewAsAtom } from './view-as.ts'

const userData = {
  id: 4,
  fullName: 'Ada',
  username: 'ada',
  avatar: '',
  email: 'a@b.example',
  role: 'admin',
} as const
const everything: AbilityRule[] = [{ action: 'manage', subject: 'all' }]
const signIn = (userAbilityRules = everything, id = 4) =>
  store.set(sessionAtom, { userData: { ...userData, id }, accessToken: 'token', userAbilityRules })
const [client, nobody] = demoViews as [(typeof demoViews)[number], (typeof demoViews)[number]]

beforeEach(() => {
  store.set(storedViewAtom, null)
  signIn()
})

describe('viewing as someone else', () => {
  test('changes the rules that hold, and back', () => {
    expect(store.get(abilityAtom).can('update', 'User')).toBe(true)
    store.set(viewAsAtom, client)
    expect(store.get(rulesAtom)).toEqual(client.rules)
    expect(store.get(visitorAtom).can('update', 'User')).toBe(false)
    expect(store.get(visitorAtom).can('read', 'AclDemo')).toBe(true)
    store.set(viewAsAtom, nobody)
    expect(store.get(visitorAtom).can('read', 'AclDemo')).toBe(false)
    expect(store.get(visitorAtom).isSignedIn).toBe(true)
    store.set(viewAsAtom, null)
    expect(store.get(abilityAtom).can('update', 'User')).toBe(true)
  })

  test('is kept for the tab, and gone with the session', () => {
    followSession()
    store.set(viewAsAtom, client)
    expect(sessionStorage.getItem('DATA1522-view-as')).toContain('client')
    store.set(sessionAtom, null)
    expect(sessionStorage.getItem('DATA1522-view-as')).toBeNull()
    signIn()
    expect(store.get(viewAsAtom)).toBeNull()
  })

  test('is for those alone who may do everything', () => {
    signIn([{ action: 'read', subject: 'all' }])
    expect(store.get(mayViewAsAtom)).toBe(false)
    store.set(viewAsAtom, client)
    expect(store.get(storedViewAtom)).toBeNull()
    store.set(storedViewAtom, JSON.stringify({ viewer: 4, role: 'admin', rules: everything }))
    expect(store.get(abilityAtom).can('update', 'User')).toBe(false)
  })

  test.each([
    ['no JSON', 'client'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['without a viewer', JSON.stringify({ role: 'client', rules: [] })],
    ['of someone else', JSON.stringify({ viewer: 5, role: 'client', rules: [] })],
    ['without rules', JSON.stringify({ viewer: 4, role: 'client' })],
    ['with a rule that is none', JSON.stringify({ viewer: 4, role: 'client', rules: [{ action: 3 }] })],
  ])('what is stored is ignored where it is %s', (_, text) => {
    store.set(storedViewAtom, text)
    expect(store.get(viewAsAtom)).toBeNull()
    expect(store.get(abilityAtom).can('update', 'User')).toBe(true)
  })
})

test('a role of the data allows what its matrix says', () => {
  const none = { read: false, write: false, create: false }
  const rules = rulesOf({
    rules: {
      users: { read: true, write: true, create: false },
      roles: none,
      products: none,
      orders: none,
      customers: none,
      invoices: { ...none, create: true },
      courses: none,
      vehicles: none,
      settings: { ...none, read: true },
    },
  })
  expect(rules.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'read User',
    'update User',
    'delete User',
    'create Invoice',
    'read StoreSettings',
  ])
})
