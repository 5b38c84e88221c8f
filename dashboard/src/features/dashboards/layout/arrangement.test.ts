import { afterEach, expect, test } from 'vitest'
import { sessionAtom } from '../../../core/auth/session.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { store } from '../../../core/store.ts'
import type { CardSpec } from '../../../entities/dashboard/card/card.ts'
import { arrange, arrangementAtom, readArrangement, takeArrangementBack } from './arrangement.ts'

const card = (id: string): CardSpec => ({
  id,
  title: 'dashboards.cards',
  size: 'third',
  sizes: ['third', 'half'],
  rows: 3,
  Card: () => null,
})
const cards = ['award', 'statistics', 'leads'].map(card)
const ids = (arrangement: Parameters<typeof arrange>[1]) => arrange(cards, arrangement).map(({ id }) => id)

test('cards stand as usual until somebody arranges them', () => {
  expect(ids({})).toEqual(['award', 'statistics', 'leads'])
  expect(ids({ order: ['leads', 'award', 'statistics'] })).toEqual(['leads', 'award', 'statistics'])
})

test('a card that came later stands after the one that it usually follows, and one that is gone is nowhere', () => {
  expect(ids({ order: ['leads', 'gone', 'award'] })).toEqual(['leads', 'award', 'statistics'])
  expect(ids({ order: ['statistics', 'leads'] })).toEqual(['award', 'statistics', 'leads'])
})

test('a card that was stored twice stands once', () => {
  const stored = JSON.stringify({ order: ['leads', 'leads', 'award'] })
  expect(ids(readArrangement(stored))).toEqual(['leads', 'award', 'statistics'])
})

test('a card is hidden and resized, but not to a size in which it does not look right', () => {
  const [award, statistics] = arrange(cards, {
    hidden: ['award'],
    sizes: { award: 'half', statistics: 'sixth' },
  })
  expect(award).toMatchObject({ isHidden: true, size: 'half' })
  expect(statistics).toMatchObject({ isHidden: false, size: 'third' })
})

test.each(['null', '[]', '7', '{"order":3}', 'not json', '{"sizes":[]}'])(
  'what cannot be read counts as nothing: %s',
  (stored) => {
    expect(arrange(cards, readArrangement(stored))).toEqual(arrange(cards, {}))
  },
)

const signIn = (id: number) => {
  const userData = {
    id,
    fullName: 'Ada Brun',
    username: 'ada',
    avatar: '',
    email: 'a@b.example',
    role: 'client',
  }
  store.set(sessionAtom, { userData, accessToken: 'token', userAbilityRules: [] } as never)
}
afterEach(() => {
  localStorage.clear()
  store.set(sessionAtom, null)
})

test('what was kept is there at the first look', () => {
  signIn(71)
  localStorage.setItem(personKey('dashboard-crm'), '{"hidden":["award"]}')
  expect(store.get(arrangementAtom('crm'))).toMatchObject({ hidden: ['award'] })
})

test('the next person in the same tab sees nothing of it, and changes nothing of it', () => {
  signIn(72)
  const first = arrangementAtom('crm')
  store.set(first, { hidden: ['award'] })
  signIn(73)
  expect(store.get(arrangementAtom('crm')).hidden).toBeUndefined()
  store.set(arrangementAtom('crm'), { hidden: ['leads'] })
  signIn(72)
  expect(readArrangement(localStorage.getItem(personKey('dashboard-crm'))).hidden).toEqual(['award'])
})

test('taking a change back leaves what another tab has changed since', () => {
  signIn(7)
  const key = personKey('dashboard-crm')
  const after = { hidden: ['award'] }
  store.set(arrangementAtom('crm'), after)
  localStorage.setItem(key, JSON.stringify({ hidden: ['award', 'leads'], sizes: { leads: 'half' } }))
  takeArrangementBack('crm', {}, after)
  expect(JSON.parse(localStorage.getItem(key)!)).toEqual({ hidden: ['leads'], sizes: { leads: 'half' } })
})

test('what was the only change leaves nothing behind', () => {
  signIn(7)
  const after = { order: ['leads', 'award'] }
  store.set(arrangementAtom('crm'), after)
  takeArrangementBack('crm', {}, after)
  expect(localStorage.getItem(personKey('dashboard-crm'))).toBeNull()
})
