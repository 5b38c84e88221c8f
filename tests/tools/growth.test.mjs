import { expect, test } from 'vitest'
import { growthOf, LINEAR } from '../support/growth.ts'

const turn = (times) => {
  let sum = 0
  for (let at = 0; at < times; at++) sum += Math.sqrt(at)
  return sum
}

test('work that grows with its size is told from work that grows with the square of it', async () => {
  expect(await growthOf((size) => turn(size), 20_000)).toBeLessThan(LINEAR)
  expect(await growthOf((size) => turn(size * size), 300)).toBeGreaterThan(LINEAR)
})
