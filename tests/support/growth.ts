import { performance } from 'node:perf_hooks'

const MORE = 16
const LEAST_ROUNDS = 3
const MOST_ROUNDS = 10
/** Between work that grows with its size and work that grows with its square. */
const BETWEEN = 1.6

async function timed(work: () => unknown) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * By which power of its size a piece of work grows: 1 where twice as much takes twice as long, 2 where it takes four
 * times as long. It holds the quickest of several rounds against each other, small and large by turns, and goes on
 * while chance may have slowed the large ones: how fast the machine is, and how busy, says nothing.
 */
export async function growthOf(work: (size: number) => unknown, size: number) {
  let [small, large] = [Infinity, Infinity]
  const growth = () => Math.log(large / small) / Math.log(MORE)
  await work(size)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (round >= LEAST_ROUNDS && growth() < BETWEEN) break
    for (let again = 0; again < 3; again++) small = Math.min(small, await timed(() => work(size)))
    large = Math.min(large, await timed(() => work(size * MORE)))
  }
  return growth()
}

/** What `growthOf` stays below for work that a long text does not make hang. */
export const LINEAR = BETWEEN
