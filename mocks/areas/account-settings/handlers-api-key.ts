import { createRandom } from '../../seed/random.ts'

const SEED = 0x5eed
const LENGTH = 32

/** The key of an id: it looks like chance, but the same id has the same, as everything of the sample data. */
export const makeKey = (id: number) => {
  const random = createRandom(SEED + id)
  return `d1522_${Array.from({ length: LENGTH }, () => random.integer(0, 15).toString(16)).join('')}`
}
