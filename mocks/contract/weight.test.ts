import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const light = readdirSync(folder).filter(
  (name) => name !== 'zod.ts' && name.endsWith('.ts') && !/\.(schema|test)\.ts$/.test(name),
)

test('there are descriptors to look at', () => {
  expect(light).toContain('users.ts')
})

test.each(light)('%s brings no schemas into the bundle of the product', (name) => {
  const source = readFileSync(join(folder, name), 'utf8')
  const imports = [...source.matchAll(/^import (?!type\b)[^']*'(.+)'/gm)].map((match) => match[1])
  expect(imports.filter((from) => from?.includes('zod') || from?.includes('.schema'))).toEqual([])
})
