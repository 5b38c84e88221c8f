import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readme, samples } from './readme.ts'
import { manifest, run, stranger, write } from './stranger.ts'

test('the samples type-check in a project of one’s own, strictly', async () => {
  const files = Object.entries(samples)
  expect(files.length).toBeGreaterThan(12)
  expect(files).toHaveLength(readme.match(/^```tsx?$/gm)!.length)
  write({
    ...Object.fromEntries(files.map(([file, code]) => [`readme/${file}`, code])),
    'tsconfig.readme.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        skipLibCheck: true,
        target: 'es2023',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'preserve',
        jsx: 'react-jsx',
        types: ['node'],
      },
      include: ['readme'],
    }),
  })
  const { output } = await run(
    join(stranger, 'node_modules/typescript/bin/tsc'),
    '-p',
    'tsconfig.readme.json',
  )
  expect(output.split('\n').filter((line) => line.includes('error TS'))).toEqual([])
})

test('names no entry that is not there', () => {
  const named = Array.from(
    readme.matchAll(/@data1522\/design-system\/([\w./-]+)/g),
    ([, entry]) => `./${entry!}`,
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((entry) => !(entry in manifest.exports))).toEqual([])
})
