import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const light = globSync(['contract/*.ts', 'areas/*/contract*.ts'], { cwd: folder }).filter(
  (name) => name !== 'contract/zod.ts' && !/\.(schema|test)\.ts$/.test(name),
)

test('there are descriptors to look at', () => {
  expect(light).toContain('areas/users/contract.ts')
})

test.each(light)('%s brings no schemas into the bundle of the product', (name) => {
  const source = readFileSync(join(folder, name), 'utf8')
  const imports = [...source.matchAll(/^import (?!type\b)[^']*'(.+)'/gm)].map((match) => match[1])
  expect(imports.filter((from) => from?.includes('zod') || /[./]schema\.ts$/.test(from ?? ''))).toEqual([])
})
