import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEntity } from '../../scripts/new/entity.mjs'
import { newScreen } from '../../scripts/new/screen.mjs'
import { createHouse } from './house.ts'

const COPIED = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.storybook',
  'dashboard',
  'design-system',
  'docs/words.md',
  'mocks',
  'package.json',
  'scripts',
  'tests/e2e/support',
  'tests/support',
  'tests/tsconfig.json',
  'tsconfig.base.json',
]

/** An entity whose name is two words, which is written in all the ways that a name can be. */
const priceList = {
  name: 'price-list',
  fr: 'tarif/tarifs',
  ar: 'قائمة الأسعار/قوائم الأسعار',
}
const texts = {
  text: 'What is left in each warehouse.',
  'fr-text': 'Ce qui reste dans chaque entrepôt.',
  'ar-text': 'ما تبقّى في كل مستودع.',
}
const report = {
  ...texts,
  path: '/apps/stock/report/:id',
  feature: 'stock',
  title: 'Stock report',
  fr: 'État du stock',
  ar: 'تقرير المخزون',
}
/** One in a new feature, and one more in it. */
const screens = [
  report,
  { ...report, path: '/apps/stock/moves', title: 'Stock moves', fr: 'Mouvements', ar: 'حركات المخزون' },
]

const { dir: house, complaintsOf, remove } = createHouse(COPIED)
let files: string[]
const read = (file: string) => readFileSync(join(house, file), 'utf8')

beforeAll(async () => {
  const made = await newEntity({ ...priceList, root: house })
  for (const screen of screens) made.push(...(await newScreen({ ...screen, root: house })))
  files = [...new Set(made.map((file) => relative(house, file)))]
})
afterAll(remove)

const code = () => files.filter((file) => /\.tsx?$/.test(file))

test('makes a whole entity, and two screens of a new feature', () => {
  expect(files.filter((file) => file.includes('price-list'))).toHaveLength(30)
  expect(read('dashboard/src/app/routes/back-office-routes.ts')).toMatch(
    /\.\.\.priceListsRoutes,[^]*\.\.\.stockRoutes,\n}/,
  )
  expect(read('dashboard/src/features/stock/messages/ar.json')).toContain('حركات المخزون')
})

test('formats it', async () => {
  expect(await complaintsOf('oxfmt', ['--check', ...files])).toBe('')
})

test('leaves nothing to lint', async () => {
  expect(await complaintsOf('oxlint', ['--type-aware', ...code()])).toBe('')
})

test('says everything in three languages, and nothing that no code asks for', async () => {
  expect(await complaintsOf('node', ['scripts/messages.mjs'])).toBe('')
})

test('type-checks', async () => {
  const ambient = ['dashboard/src/app/messages.d.ts', 'dashboard/src/app/routes/paths.d.ts']
  const config = {
    extends: './tsconfig.json',
    files: [...code(), ...ambient].map((file) => join('..', file)),
    include: [],
    references: [],
    compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, declarationMap: false },
  }
  writeFileSync(join(house, 'tests/tsconfig.made.json'), JSON.stringify(config))
  const said = await complaintsOf('tsc', ['-p', 'tests/tsconfig.made.json'])
  expect(said.split('\n').filter((line) => files.some((file) => line.startsWith(file)))).toEqual([])
})

test('has addresses that the product and its search know, and calls that do what they say', async () => {
  expect(await complaintsOf('vitest', ['run', 'core/router/routes.test.ts'], 'dashboard')).toBe('')
  const areas = ['price-lists', 'areas/areas.test.ts', 'areas/search/seed.test.ts']
  expect(await complaintsOf('vitest', ['run', '--project=in the page', ...areas], 'mocks')).toBe('')
})

test.each([
  ['a name with capitals', { name: 'PriceList' }, 'not a name like price-list'],
  ['a word of the language', { name: 'package' }, 'a word of the language'],
  ['a name that is its own plural', { name: 'sheep', plural: 'sheep' }, 'One and many'],
  ['one that is there', { name: 'permission' }, 'exists already'],
  ['no plural in French', { name: 'supplier', fr: 'fournisseur' }, '--fr is not'],
  ['an address that is taken', { name: 'gift', path: '/apps/roles' }, 'the address of something else'],
  ['no branch', { name: 'gift', branch: 'gifts' }, 'has no branch'],
  ['no Arabic', { name: 'supplier', ar: '' }, '--ar is not'],
])('makes no entity of %s', async (_, options, said) => {
  await expect(newEntity({ ...priceList, ...options, root: house })).rejects.toThrow(said)
})

test.each([
  ['without a French title', { fr: '' }, '--fr is missing'],
  ['without a sentence in Arabic', { 'ar-text': ' ' }, '--ar-text is missing'],
  ['at no path', { path: 'apps/stock' }, 'is not a path'],
  ['with the title of another', { title: 'Users' }, 'the title of another'],
  ['of another feature', { path: '/apps/roles' }, 'the address of something else'],
  ['where one is', { path: '/apps/stock/moves', name: 'Moves' }, 'the address of something else'],
])('makes no screen %s', async (_, options, said) => {
  await expect(
    newScreen({ ...report, path: '/apps/stock/other', title: 'Other', ...options, root: house }),
  ).rejects.toThrow(said)
})
