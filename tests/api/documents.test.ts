import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { untestedAnswers } from '../../scripts/api/untested.ts'
import { generated, textOf } from '../../scripts/api/write.ts'

test.each([
  ['openapi', 'npm run openapi'],
  ['docs', 'npm run docs:api'],
] as const)('the file of %s is what %s would write', async (name, _command) => {
  const file = generated[name]
  expect(readFileSync(file.path, 'utf8')).toBe(await textOf(file))
})

test('every answer of the contract is reached by a test', async () => {
  expect(await untestedAnswers()).toEqual([])
})
