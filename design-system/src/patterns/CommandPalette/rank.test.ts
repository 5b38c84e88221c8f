import { describe, expect, test } from 'vitest'
import type { PaletteEntry } from './entries.ts'
import { fold } from './fold.ts'
import { match, ranks } from './match.ts'
import { rank } from './rank.ts'

type Way = keyof typeof ranks
const wayOf = (text: string, typed: string) => {
  const found = match(text, fold(typed))
  return Object.entries(ranks).find(([, value]) => value === found?.rank)?.[0]
}
const markedIn = (text: string, typed: string) =>
  match(text, fold(typed))?.spans.map(([from, to]) => text.slice(from, to))

describe('how a label answers what was typed', () => {
  test.each<[label: string, typed: string, way: Way | undefined]>([
    // English
    ['Users', 'users', 'exact'],
    ['Users', 'USE', 'prefix'],
    ['Add user', 'user', 'wordStart'],
    ['New invoice', 'invoice new', 'words'],
    ['New invoice', 'ni', 'initials'],
    ['eCommerce dashboard', 'commerce', 'inside'],
    ['Permissions', 'prms', 'scattered'],
    ['Invoices', 'inovice', 'typo'],
    ['Calendar', 'calender', 'typo'],
    ['Two-step verification', 'two step', 'words'],
    ['Two-step verification', 'twostep', 'prefix'],
    ['E-mail', 'email', 'exact'],
    ['Users', 'kanban', undefined],
    ['Users', 'zz', undefined],
    ['Users', '', undefined],
    ['Users', '  ', undefined],
    // French
    ['Événements', 'evenements', 'exact'],
    ['Clients fidèles', 'fidele', 'wordStart'],
    ['Vue d’ensemble', 'ensemble', 'wordStart'],
    ['Cœur du produit', 'coeur', 'prefix'],
    ['Paramètres du compte', 'pdc', 'initials'],
    ['Tableau de bord', 'bord tableau', 'words'],
    ['Facture', 'factrue', 'typo'],
    // Arabic
    ['المستخدمون', 'مستخدم', 'wordStart'],
    ['المستخدمون', 'المستخدم', 'prefix'],
    ['بطاقات أساسية', 'البطاقات', 'prefix'],
    ['إعدادات الحساب', 'اعدادات', 'prefix'],
    ['الأدوار', 'الادوار', 'exact'],
    ['لوحة التحليلات', 'لوحه', 'prefix'],
    ['مستشفى', 'مستشفي', 'exact'],
    ['فَاتُورَة', 'فاتورة', 'exact'],
    ['فـــاتورة', 'فاتورة', 'exact'],
    ['طلب ٥٠٨٩', '5089', 'wordStart'],
    ['المسؤول', 'المسوول', 'exact'],
    ['الفواتير', 'الفاوتير', 'typo'],
  ])('%s · %s: %s', (label, typed, way) => {
    expect(wayOf(label, typed)).toBe(way)
  })
})

test.each([
  ['Événements', 'even', ['Évén']],
  ['Add user', 'us', ['us']],
  ['New invoice', 'ni', ['N', 'i']],
  ['Cœur', 'coe', ['Cœ']],
  ['فَاتُورَة جديدة', 'فات', ['فَاتُ']],
  ['الأدوار والأذونات', 'ادوار', ['أدوار']],
  ['Two-step verification', 'twostep', ['Two-step']],
])('marks in %s what %s says', (text, typed, marked) => {
  expect(markedIn(text, typed)).toEqual(marked)
})

const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  ...more,
})
const found = (entries: readonly PaletteEntry[], typed: string) =>
  rank([{ id: 'all', title: 'All', entries }], fold(typed)).flatMap(({ hits }) =>
    hits.map((hit) => hit.entry.label),
  )

describe('what stands first', () => {
  test('the nearer the better: the whole, its beginning, a word, initials, inside', () => {
    const entries = ['Bluser', 'Add user', 'Users', 'User', 'Ultra spacious rows'].map((label) =>
      entry(label),
    )
    expect(found(entries, 'user')).toEqual(['User', 'Users', 'Add user', 'Bluser'])
    expect(found(entries, 'us')).toEqual(['User', 'Users', 'Add user', 'Ultra spacious rows', 'Bluser'])
  })
  test('of two that begin alike, the shorter; of equals, the one that stood first', () => {
    expect(found([entry('Invoice preview'), entry('Invoices')], 'inv')).toEqual([
      'Invoices',
      'Invoice preview',
    ])
    expect(found([entry('Cards one'), entry('Cards two')], 'cards')).toEqual(['Cards one', 'Cards two'])
  })
  test('what is seen before what is only known, that before where it stands', () => {
    const entries = [
      entry('Security', { hint: 'Account' }),
      entry('Profile', { keywords: ['account'] }),
      entry('Account'),
    ]
    expect(found(entries, 'account')).toEqual(['Account', 'Profile', 'Security'])
  })
  test('words may stand in different places of an entry', () => {
    const entries = [
      entry('Sombre', { keywords: ['dark', 'theme'] }),
      entry('Clair', { keywords: ['light', 'theme'] }),
    ]
    expect(found(entries, 'theme sombre')).toEqual(['Sombre'])
  })
  test('an address is found by any of its parts', () => {
    const entries = [
      entry('Users', { keywords: ['/apps/user/list'] }),
      entry('Roles', { keywords: ['/apps/roles'] }),
    ]
    expect(found(entries, '/apps/user')).toEqual(['Users'])
    expect(found(entries, 'apps').length).toBe(2)
  })
  test('guesses are shown only where nothing is sure', () => {
    const entries = [entry('Invoices'), entry('Invoked')]
    expect(found(entries, 'invoic')).toEqual(['Invoices'])
    expect(found(entries, 'invoik')).toEqual(['Invoked', 'Invoices'])
  })
  test('groups follow their best entry, and those without one are gone', () => {
    const groups = [
      { id: 'apps', title: 'Apps', entries: [entry('Manage users')] },
      { id: 'forms', title: 'Forms', entries: [entry('Select')] },
      { id: 'actions', title: 'Actions', entries: [entry('Users')] },
    ]
    expect(rank(groups, fold('users')).map(({ group }) => group.id)).toEqual(['actions', 'apps'])
  })
})

test('what is noted to be nothing yet comes after all that is there, however well it answers', () => {
  const groups = [
    {
      id: 'apps',
      title: 'Apps',
      entries: [
        { id: 'mail', label: 'Mail', note: 'Soon' },
        { id: 'mailbox', label: 'My mailboxes' },
      ],
    },
    { id: 'forms', title: 'Forms', entries: [{ id: 'list', label: 'The mailing list' }] },
  ]
  const found = rank(groups, fold('mail'))
  expect(found.flatMap(({ hits }) => hits.map(({ entry }) => entry.id))).toEqual(['mailbox', 'mail', 'list'])
  expect(
    rank([{ ...groups[0]!, entries: groups[0]!.entries.slice(0, 1) }, groups[1]!], fold('mail'))[0]!.group.id,
  ).toBe('forms')
})

test('what makes something new comes before the list of it, but for the exact word', () => {
  const make = { id: 'new', label: 'New invoice', isPreferred: true }
  const groups = [
    { id: 'screens', title: 'Screens', entries: [{ id: 'list', label: 'Invoices' }] },
    { id: 'actions', title: 'Actions', entries: [make] },
  ]
  const firstFor = (typed: string) => rank(groups, fold(typed))[0]!.hits[0]!.entry.id
  expect(firstFor('inv')).toBe('new')
  expect(firstFor('invoices')).toBe('list')
})
