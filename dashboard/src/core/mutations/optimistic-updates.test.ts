// @vitest-environment node
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OptimisticUpdate, optimisticUpdatesOf } from './optimistic-updates.ts'

interface Row {
  id: number
  value: string
}

const queryKey = ['rows', 'list', 1]
const start: Row[] = Array.from({ length: 6 }, (_, id) => ({ id, value: 'old' }))

/** A server with some rows, and a client that shows them. */
function setUp(task: (label: string) => Promise<unknown> = () => Promise.resolve()) {
  let rows = start
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = async () => {
    await task('the question comes')
    const answer = rows
    await task('the answer comes')
    return answer
  }
  const observer = new QueryObserver(client, { queryKey, queryFn, initialData: start, staleTime: Infinity })
  const stop = observer.subscribe(() => undefined)
  const updates = optimisticUpdatesOf(client)

  /** Makes a change on the screen at once, and on the server when it gets there; says whether that took it. */
  async function change(update: (rows: Row[]) => Row[], fails = false, turn?: Promise<unknown>) {
    const shown: OptimisticUpdate[] = [{ queryKey: ['rows'], update }]
    updates.begin(shown)
    await turn
    await task('a change comes')
    if (!fails) rows = update(rows)
    await task('its answer comes')
    updates.end(shown, !fails)
    void client.invalidateQueries({ queryKey: ['rows'] })
    return !fails
  }
  return {
    client,
    change,
    onServer: () => rows,
    onScreen: () => client.getQueryData<Row[]>(queryKey)!,
    refetch: () => client.fetchQuery({ queryKey, queryFn, staleTime: 0 }),
    stop,
  }
}

const setTo = (id: number, value: string) => (rows: Row[]) =>
  rows.map((row) => (row.id === id ? { ...row, value } : row))
const without = (id: number) => (rows: Row[]) => rows.filter((row) => row.id !== id)
const within = (id: number, row: Row) => (rows: Row[]) =>
  rows.some((one) => one.id === id) ? rows : [...rows, row].toSorted((one, other) => one.id - other.id)
const valueOf = (rows: Row[], id: number) => rows.find((row) => row.id === id)?.value

const settled = () => new Promise((done) => setImmediate(done))

/** Steps that are waited for, and come when they are told to. */
function gates() {
  const waiting: { label: string; go: () => void }[] = []
  return {
    task: (label: string) => new Promise<void>((go) => waiting.push({ label, go })),
    open: async (label: string) => {
      await settled()
      const at = waiting.findIndex((one) => one.label === label)
      waiting.splice(at, 1)[0]!.go()
      await settled()
    },
  }
}

test('what a finished change reads anew leaves the others on the screen', async () => {
  const { task, open } = gates()
  const { change, onScreen, stop } = setUp(task)
  void change(setTo(0, 'a'))
  void change(setTo(1, 'b'))
  expect([valueOf(onScreen(), 0), valueOf(onScreen(), 1)]).toEqual(['a', 'b'])
  // The first is done and the rows are read anew before the second has come to the server.
  for (const step of ['a change comes', 'its answer comes', 'the question comes', 'the answer comes'])
    await open(step)
  expect([valueOf(onScreen(), 0), valueOf(onScreen(), 1)]).toEqual(['a', 'b'])
  stop()
})

test('a change that fails takes only itself off the screen', async () => {
  const { task, open } = gates()
  const { change, onScreen, stop } = setUp(task)
  void change(setTo(0, 'a'), true)
  void change(without(1), true)
  for (const step of ['a change comes', 'its answer comes']) await open(step)
  expect([valueOf(onScreen(), 0), valueOf(onScreen(), 1)]).toEqual(['old', undefined])
  for (const step of ['a change comes', 'its answer comes']) await open(step)
  expect(onScreen()).toEqual(start)
  stop()
})

test('an answer from before a change does not bring back what was, on a page that is not shown', async () => {
  const { task, open } = gates()
  const { change, refetch, onScreen, stop } = setUp(task)
  stop()
  void refetch()
  await open('the question comes')
  void change(without(0))
  for (const step of ['a change comes', 'its answer comes', 'the answer comes']) await open(step)
  expect(valueOf(onScreen(), 0)).toBeUndefined()
})

test('a page whose first answer is from before a change is read again when it is shown', async () => {
  const { task, open } = gates()
  const { client, change, stop } = setUp(task)
  stop()
  const other = ['rows', 'list', 2]
  void client.prefetchQuery({ queryKey: other, queryFn: () => task('page two comes').then(() => start) })
  void change(without(0))
  for (const step of ['a change comes', 'its answer comes', 'page two comes']) await open(step)
  expect(client.getQueryState(other)).toMatchObject({ status: 'success', isInvalidated: true })
})

const plans = fc.array(
  fc.record({
    id: fc.nat(5),
    kind: fc.constantFrom('set', 'remove'),
    fails: fc.boolean(),
    undoes: fc.boolean(),
    refetches: fc.boolean(),
  }),
  { minLength: 10, maxLength: 10 },
)
test('a row that nobody is changing is as the server has it, whatever overlaps, fails, is undone and read anew', async () => {
  let check = () => undefined as void
  const act = async (step: () => Promise<void>) => {
    await step()
    await settled()
    check()
  }
  await fc.assert(
    fc.asyncProperty(fc.scheduler({ act }), plans, async (scheduler, plan) => {
      const task = (label: string) => scheduler.schedule(Promise.resolve(), label)
      const { client, change, refetch, onServer, onScreen, stop } = setUp(task)
      const changing: number[] = []
      const isQuiet = ({ id }: Row) => !changing.includes(id)
      check = () => expect(onScreen().filter(isQuiet)).toEqual(onServer().filter(isQuiet))

      /** One change of a row after the other, as the scope of a mutation has it. */
      const turns = new Map<number, Promise<unknown>>()
      const changeRow = async (id: number, update: (rows: Row[]) => Row[], fails?: boolean) => {
        changing.push(id)
        const changed = change(update, fails, turns.get(id))
        turns.set(id, changed)
        const isDone = await changed
        changing.splice(changing.indexOf(id), 1)
        return isDone
      }
      const run = async ({ id, kind, fails, undoes, refetches }: (typeof plan)[number], at: number) => {
        await task('somebody acts')
        const done = kind === 'set' ? setTo(id, `value ${at}`) : without(id)
        const inverse = kind === 'set' ? setTo(id, start[id]!.value) : within(id, start[id]!)
        if (refetches) void refetch().catch(() => undefined)
        if (!(await changeRow(id, done, fails)) || !undoes) return
        await task('somebody undoes')
        await changeRow(id, inverse)
      }
      await scheduler.waitFor(Promise.all(plan.map(run)))
      while (client.isFetching() > 0) {
        await scheduler.waitIdle()
        await settled()
      }
      expect(onScreen()).toEqual(onServer())
      stop()
      client.clear()
    }),
    { numRuns: 1000 },
  )
})

test('a change that waits when everything is forgotten is never seen as done', async () => {
  const client = new QueryClient()
  const updates = optimisticUpdatesOf(client)
  const waiting: OptimisticUpdate[] = [{ queryKey: ['rows'], update: () => [] }]
  const send = client.getMutationCache().build(client, {
    scope: { id: 'rows' },
    mutationFn: () => new Promise<never>(() => undefined),
    onMutate: () => {
      updates.begin(waiting)
      return waiting
    },
  })
  void send.execute(undefined)
  await Promise.resolve()
  client.clear()
  client.setQueryData(queryKey, start)
  await client.fetchQuery({ queryKey, queryFn: async () => start })
  expect(client.getQueryData(queryKey)).toEqual(start)
})
