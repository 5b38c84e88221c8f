import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newComponent } from '../../scripts/new/component.mjs'
import { roomFaults } from './gate.ts'
import { createHouse } from './house.ts'

const COPIED = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.storybook',
  'design-system',
  'mocks',
  'package.json',
  'scripts',
  'tests/conformance/example.ts',
  'tests/support',
  'tsconfig.base.json',
]
/** One of each kind; a short and a long name, because names decide where lines break. */
const made = [
  { name: 'Barometer', kind: 'component', group: 'Feedback' },
  { name: 'OrganisationalRelationshipDiagram', kind: 'pattern' },
  { name: 'Ring', kind: 'layout' },
]

const { dir: house, complaintsOf, remove } = createHouse(COPIED)
let files: string[]

beforeAll(async () => {
  const rooms = await Promise.all(
    made.map((options) => newComponent({ ...options, packageDir: join(house, 'design-system') })),
  )
  files = rooms.flat().map((file) => relative(house, file))
})
afterAll(remove)

const isNew = (line: string) => made.some(({ name }) => line.includes(name))

test('makes rooms that pass the gate of rooms', () => {
  expect(files).toHaveLength(15)
  expect(roomFaults(join(house, 'design-system')).filter(isNew)).toEqual([])
})

test('lists them in the exports', () => {
  const { exports } = JSON.parse(readFileSync(join(house, 'design-system/package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  expect(exports['./Ring']).toMatchObject({ types: './dist/layout/Ring/Ring.d.ts' })
  for (const { name } of made) expect(exports).toHaveProperty([`./${name}`])
})

test('formats them', async () => {
  expect(await complaintsOf('oxfmt', ['--check', ...files])).toBe('')
})

test('leaves nothing to lint', async () => {
  expect(await complaintsOf('oxlint', ['--type-aware', ...files])).toBe('')
})

test('type-checks', async () => {
  const base = { extends: './tsconfig.base.json', files, include: ['tests/support', '.storybook/*.d.ts'] }
  const compilerOptions = {
    composite: false,
    noEmit: true,
    emitDeclarationOnly: false,
    declarationMap: false,
  }
  writeFileSync(
    join(house, 'tsconfig.json'),
    JSON.stringify({ ...base, compilerOptions: { ...compilerOptions, types: ['vite/client', 'node'] } }),
  )
  const said = await complaintsOf('tsc', ['-p', 'tsconfig.json'])
  expect(said.split('\n').filter(isNew)).toEqual([])
})

test('passes the tests it brings', async () => {
  const names = made.map(({ name }) => `/${name}/`)
  expect(await complaintsOf('vitest', ['run', ...names], 'design-system')).toBe('')
})

test.each([
  [{ name: 'barometer' }, 'not a name'],
  [{ name: 'Barometer' }, 'exists already'],
  [{ name: 'Button' }, 'exists already'],
  [{ name: 'Dial', kind: 'widget' }, 'No kind'],
  [{ name: 'Dial', group: 'Stuff' }, 'No group'],
])('refuses %j', async (options, said) => {
  await expect(newComponent({ ...options, packageDir: join(house, 'design-system') })).rejects.toThrow(said)
})
