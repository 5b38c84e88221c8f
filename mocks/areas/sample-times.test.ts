import { expect, test } from 'vitest'
import { store } from '../store/store.ts'
import { setNow } from '../seed/clock.ts'
import { tokens } from '../testing/call.ts'
import { origin } from '../testing/origin.ts'
import { calls } from './all.ts'

const SEEDED = '2026-11-20T23:30:10Z'
/** What counts the days until the one on which it is asked, and the vehicles, which drive on meanwhile. */
const OF_TODAY = /dashboards|summary|logistics/
const numbers: readonly (readonly [path: RegExp, number: number])[] = [
  [/orders/, 5219],
  [/customers/, 250713],
  [/invoice/, 5036],
  [/./, 1],
]
const numberFor = (path: string) => String(numbers.find(([part]) => part.test(path))![1])

/** What orders come into on a later day, and what counts them. */
const WITH_ORDERS = /orders|customers/

/** Every list, record and timeline. */
const paths = calls
  .flatMap(({ endpoint: { method, path } }) => (method === 'GET' && !OF_TODAY.test(path) ? [path] : []))
  .map((path) => path.replace(/:\w+/, numberFor(path)))
  .concat(['profile', 'projects', 'projectTable'].map((tab) => `/api/pages/profile?tab=${tab}`))

const read = async (path: string) => {
  const response = await fetch(origin() + path, { headers: { authorization: `Bearer ${tokens.admin}` } })
  return [path, response.status, await response.text()]
}
const look = (isMeant: (path: string) => boolean = () => true) => Promise.all(paths.filter(isMeant).map(read))

/** As if the page were loaded again: only what is kept stays. */
const reload = () => {
  const { 'seeded-at': instant } = store.snapshot()
  store.forget()
  store.adopt('seeded-at', instant)
}

test.each([
  ['a minute later', '2026-11-20T23:31:20Z', undefined],
  ['the next day', '2026-11-21T10:00:00Z', (path: string) => !WITH_ORDERS.test(path)],
])('sample data say the same %s, after a reload', async (_, later, isMeant) => {
  setNow(SEEDED)
  const before = await look(isMeant)
  reload()
  setNow(later)
  expect(await look(isMeant)).toEqual(before)
})
