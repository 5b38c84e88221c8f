import { primaryPresets } from '@data1522/design-system/primary-presets'
import { expect, test } from 'vitest'
import { preferenceNames } from '../../core/preferences/values.ts'
import { defaultPreferences } from './changes.ts'
import { readPreferences, writePreferences } from './file.ts'

const file = (preferences: unknown, head: object = {}) =>
  JSON.stringify({ product: 'DATA1522', kind: 'preferences', version: 1, preferences, ...head })

test('what is written can be read again, all of it', () => {
  const all = {
    ...defaultPreferences(preferenceNames),
    primary: primaryPresets.emerald,
    'nav-collapsed': true,
  }
  expect(readPreferences(writePreferences(all))).toEqual({ values: all, problems: [] })
})

test('what is right is taken over, and each other thing is a problem of its own', () => {
  expect(
    readPreferences(
      file({
        density: 'compact',
        theme: 'blue',
        'text-size': 900,
        primary: null,
        'semi-dark': 'true',
        color: 'red',
        constructor: 1,
      }),
    ),
  ).toEqual({
    values: { density: 'compact', primary: null },
    problems: [
      { is: 'value', name: 'theme', value: '"blue"' },
      { is: 'value', name: 'text-size', value: '900' },
      { is: 'value', name: 'semi-dark', value: '"true"' },
      { is: 'unknown', name: 'color' },
      { is: 'unknown', name: 'constructor' },
    ],
  })
})

test.each([
  ['no JSON', 'Dear diary'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['another product', file({}, { product: 'Other' })],
  ['the demo data', file({}, { kind: 'demo-data' })],
  ['no preferences', file(null)],
  ['a list of them', file(['dark'])],
])('a file of %s is foreign', (_, text) => {
  expect(readPreferences(text)).toEqual({ values: {}, problems: [{ is: 'foreign' }] })
})

test.each([
  [2, '2'],
  ['1', '"1"'],
  [undefined, '–'],
])('a file of version %j is refused whole', (version, shown) => {
  expect(readPreferences(file({ theme: 'light' }, { version }))).toEqual({
    values: {},
    problems: [{ is: 'version', version: shown }],
  })
})

test('long names and values are told in short', () => {
  const { problems } = readPreferences(file({ ['x'.repeat(500)]: 1, theme: 'y'.repeat(500) }))
  expect(JSON.stringify(problems).length).toBeLessThan(200)
})
