import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '../../scripts/package/manifest.ts'
import { installed, manifest, run, stranger, write } from './stranger.ts'

const read = (file: string) => readFileSync(join(installed, 'dist', file), 'utf8')
const told = JSON.parse(read('manifest.json')) as Manifest

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'preserve',
  jsx: 'react-jsx',
  types: [],
}

/** What the type checker says of files of the stranger's. */
async function complaints(folder: string, files: Record<string, string>) {
  const paths = Object.entries(files).map(([file, code]) => [`${folder}/${file}`, code])
  const config = { compilerOptions, include: [folder] }
  write({ ...Object.fromEntries(paths), [`tsconfig.${folder}.json`]: JSON.stringify(config) })
  const { output } = await run(
    join(stranger, 'node_modules/typescript/bin/tsc'),
    '-p',
    `tsconfig.${folder}.json`,
  )
  return output.split('\n').filter((line) => line.includes('error TS'))
}

test('tells of every entry of the package, and of no other', () => {
  const entries = [...told.components.map(({ entry }) => entry), ...told.otherEntries]
  const open = Object.entries(manifest.exports).flatMap(([entry, target]) => (target ? [entry] : []))
  expect(entries.map((entry) => entry.replace(told.name, '.')).toSorted()).toEqual(open.toSorted())
  expect(told.version).toBe(manifest.version)
})

test('says of every component what it is for, when not, and how', () => {
  const bare = told.components.filter(
    ({ summary, useWhen, notFor, section, examples }) =>
      !summary || !useWhen.startsWith('Use when') || !notFor.startsWith('Not ') || !section || !examples[0],
  )
  expect(bare.map(({ name }) => name)).toEqual([])
  const names = new Set(told.components.map(({ name }) => name))
  expect(told.components.flatMap(({ related }) => related).filter((name) => !names.has(name))).toEqual([])
})

test('says what the code of each component costs', () => {
  expect(told.components.filter(({ bytes = 0 }) => bytes < 100).map(({ name }) => name)).toEqual([])
  const costOf = (name: string) => told.components.find((one) => one.name === name)!.bytes!
  expect(costOf('Button')).toBeLessThan(16_000)
  expect(costOf('DataTable')).toBeGreaterThan(costOf('Button'))
})

test('the example of every component type-checks as it is pasted', async () => {
  const files = told.components.map(({ name, examples }) => [`${name}.tsx`, examples[0]!])
  expect(files.length).toBeGreaterThan(200)
  expect(await complaints('examples', Object.fromEntries(files))).toEqual([])
})

test('names props that the components have', async () => {
  const checks = told.components.map(
    ({ name, entry, props }) => `import { ${name} } from '${entry}'
export const of${name}: readonly PropOf<typeof ${name}>[] = ${JSON.stringify(props.map((prop) => prop.name))}`,
  )
  const types = `import type { ComponentProps, JSXElementConstructor } from 'react'
type Keys<P> = P extends unknown ? keyof P : never
type PropOf<C extends JSXElementConstructor<any>> = Keys<ComponentProps<C>>`
  expect(await complaints('props', { 'all.ts': [types, ...checks].join('\n') })).toEqual([])
})

test('the texts for assistants name every component, the whole one each prop too', () => {
  const [brief, full] = [read('llms.txt'), read('llms-full.txt')]
  expect(told.components.filter(({ entry }) => !brief.includes(`\`${entry}\`: `))).toEqual([])
  const missing = told.components.flatMap(({ name, props }) => {
    const [, part = ''] = full.split(`### ${name}\n`)
    return props.filter((prop) => !part.includes(`- \`${prop.name}`)).map((prop) => `${name}.${prop.name}`)
  })
  expect(missing).toEqual([])
})
