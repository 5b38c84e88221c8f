import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newComponent } from '../../scripts/new/component.mjs'
import { roomFaults } from './gate.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const COPIED = [
  '.oxlintrc.json',
  '.prettierrc.json',
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
  { name: 'Gauge', kind: 'component', group: 'Feedback' },
  { name: 'OrganisationalRelationshipDiagram', kind: 'pattern' },
  { name: 'Ring', kind: 'layout' },
]

let house: string
let files: string[]

/** Runs a tool of the repository in the copied house; gives what it says, or nothing when it is content. */
const complaintsOf = (tool: string, args: string[], cwd = house) =>
  new Promise<string>((done) => {
    execFile(join(ROOT, 'node_modules/.bin', tool), args, { cwd }, (error, stdout, stderr) =>
      done(error ? stdout + stderr : ''),
    )
  })

beforeAll(async () => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
  const isKept = (path: string) => !/\/(dist|node_modules)$/.test(path)
  for (const path of COPIED) cpSync(join(ROOT, path), join(house, path), { recursive: true, filter: isKept })
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  const rooms = await Promise.all(
    made.map((options) => newComponent({ ...options, packageDir: join(house, 'design-system') })),
  )
  files = rooms.flat().map((file) => relative(house, file))
})
afterAll(() => rmSync(house, { recursive: true }))

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
  expect(await complaintsOf('prettier', ['--check', ...files])).toBe('')
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
  expect(await complaintsOf('vitest', ['run', ...names], join(house, 'design-system'))).toBe('')
})

test.each([
  [{ name: 'gauge' }, 'not a name'],
  [{ name: 'Gauge' }, 'exists already'],
  [{ name: 'Button' }, 'exists already'],
  [{ name: 'Dial', kind: 'widget' }, 'No kind'],
  [{ name: 'Dial', group: 'Stuff' }, 'No group'],
])('refuses %j', async (options, said) => {
  await expect(newComponent({ ...options, packageDir: join(house, 'design-system') })).rejects.toThrow(said)
})
