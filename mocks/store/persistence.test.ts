import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from '../contract/zod.ts'
import { now, setNow } from '../seed/clock.ts'
import { createMemoryChannels, createMemoryStorage } from '../testing/memory-ports.ts'
import { createCollection } from './collection.ts'
import { DATA_VERSION, persist, type ResetReason } from './persistence.ts'
import { createStore, type Store } from './store.ts'

interface Tool {
  readonly id: number
  readonly name: string
}

const SEED: Tool[] = [
  { id: 1, name: 'awl' },
  { id: 2, name: 'bevel' },
]

let disk: ReturnType<typeof createMemoryStorage>
let connect: ReturnType<typeof createMemoryChannels>

beforeEach(() => {
  disk = createMemoryStorage()
  connect = createMemoryChannels()
})

const createTools = (store: Store) =>
  createCollection<Tool>(store, {
    name: 'tools',
    schema: z.object({ id: z.int(), name: z.string() }),
    seed: () => SEED,
  })

/** One visit: a store with a collection, kept on the same disk and in step with the other tabs. */
const visit = async () => {
  const store = createStore()
  const tools = createTools(store)
  const onReset = vi.fn<(reason: ResetReason) => void>()
  const onUnsaved = vi.fn<() => void>()
  const onForeignChange = vi.fn<() => void>()
  const { hydrated, flush } = persist(store, {
    storage: disk.storage,
    channel: connect(),
    onReset,
    onUnsaved,
    onForeignChange,
    writeDelay: 5,
  })
  store.holdUntil(hydrated)
  await store.ready()
  return {
    store,
    tools,
    flush,
    onReset,
    onUnsaved,
    onForeignChange,
    names: () => tools.all().map(({ name }) => name),
  }
}

describe('across reloads', () => {
  test('what the visitor changed comes back', async () => {
    const first = await visit()
    first.tools.insert({ name: 'chisel' })
    first.tools.remove(1)
    await first.flush()
    const second = await visit()
    expect(second.names()).toEqual(['bevel', 'chisel'])
    expect(second.onReset).not.toHaveBeenCalled()
  })

  test('what was kept comes back to a collection that joins later, before anyone is answered', async () => {
    const first = await visit()
    first.tools.remove(1)
    await first.flush()
    const store = createStore()
    persist(store, { storage: disk.storage })
    const tools = createTools(store)
    await store.ready()
    expect(tools.all().map(({ name }) => name)).toEqual(['bevel'])
  })

  test('what was removed can still be restored', async () => {
    const first = await visit()
    first.tools.remove(1)
    await first.flush()
    const second = await visit()
    second.tools.restore([{ id: 1 }])
    expect(second.names()).toEqual(['awl', 'bevel'])
  })

  test('changes are written by themselves, together', async () => {
    const write = vi.spyOn(disk.storage, 'write')
    const { tools } = await visit()
    for (const name of ['chisel', 'drill', 'edger']) tools.insert({ name })
    expect(write).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(disk.values.has('tools')).toBe(true))
    expect(write.mock.calls.filter(([name]) => name === 'tools')).toHaveLength(1)
    expect((await visit()).names()).toHaveLength(5)
  })

  test('looking writes nothing but when the sample data were made', async () => {
    const { names, flush } = await visit()
    expect(names()).toEqual(['awl', 'bevel'])
    await flush()
    expect([...disk.values.keys()]).toEqual(['seeded-at'])
  })

  test('sample data are as of the first visit, until they are reset', async () => {
    const look = async (instant: string) => {
      setNow(instant)
      const store = createStore()
      const { hydrated, flush } = persist(store, { storage: disk.storage })
      const madeAt = store.cell({ name: 'made-at', seed: () => now().toISOString(), read: String })
      await hydrated
      const first = madeAt.get()
      await flush()
      return { first, madeAt, store }
    }
    const [one, other] = ['2026-11-20T09:06:50.000Z', '2026-11-21T10:00:00.000Z'] as const
    expect((await look(one)).first).toBe(one)
    const { first, madeAt, store } = await look(other)
    expect(first).toBe(one)
    expect(now().toISOString()).toBe(other)
    await store.reset()
    expect(madeAt.get()).toBe(other)
  })

  test('handlers wait until the stored data is there', async () => {
    const first = await visit()
    first.tools.remove(1)
    await first.flush()

    const slow = Promise.withResolvers<void>()
    const read = disk.storage.read
    disk.storage.read = async (name) => {
      await slow.promise
      return read(name)
    }
    const second = visit()
    const isReady = vi.fn<() => void>()
    void second.then(isReady)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isReady).not.toHaveBeenCalled()
    slow.resolve()
    expect((await second).names()).toEqual(['bevel'])
  })
})

describe('stored data that cannot be used', () => {
  const stored = (value: unknown) => disk.values.set('tools', value)
  const row = { place: 0, row: { id: 1, name: 'old' } }

  test.each([
    ['an older version', { version: DATA_VERSION - 1, state: { rows: [row], removed: [] } }, 'version'],
    ['a newer version', { version: DATA_VERSION + 1, state: {} }, 'version'],
    ['no version', { state: { rows: [row], removed: [] } }, 'unreadable'],
    ['text', 'rows', 'unreadable'],
    ['null', null, 'unreadable'],
    ['no rows', { version: DATA_VERSION, state: {} }, 'unreadable'],
    [
      'rows of another shape',
      { version: DATA_VERSION, state: { rows: [{ place: 0, row: { id: 'x' } }], removed: [] } },
      'unreadable',
    ],
  ])('%s gives way to the seed, and the app hears of it', async (_, value, reason) => {
    stored(value)
    const { names, onReset } = await visit()
    expect(names()).toEqual(['awl', 'bevel'])
    expect(onReset.mock.calls).toEqual([[reason]])
    expect(disk.values.has('tools')).toBe(false)
  })

  test('data of this version and shape stays', async () => {
    stored({ version: DATA_VERSION, state: { rows: [row], removed: [] } })
    const { names, onReset } = await visit()
    expect(names()).toEqual(['old'])
    expect(onReset).not.toHaveBeenCalled()
  })
})

describe('without a database', () => {
  test('everything works in memory, and it is said that it stays there', async () => {
    disk.failures.isFailing = true
    const { tools, names, flush, store, onReset, onUnsaved } = await visit()
    names()
    await flush()
    expect(onUnsaved).not.toHaveBeenCalled()
    tools.insert({ name: 'chisel' })
    await flush()
    expect(names()).toEqual(['awl', 'bevel', 'chisel'])
    expect(onUnsaved).toHaveBeenCalledOnce()
    await store.reset()
    expect(names()).toEqual(['awl', 'bevel'])
    expect(onReset).not.toHaveBeenCalled()
  })

  test('what could not be written is written once that works again, and said once until then', async () => {
    const { tools, flush, onUnsaved } = await visit()
    disk.failures.isFailing = true
    tools.insert({ name: 'chisel' })
    await flush()
    tools.insert({ name: 'drill' })
    await flush()
    expect(onUnsaved).toHaveBeenCalledOnce()
    disk.failures.isFailing = false
    await vi.waitFor(() => expect(disk.values.has('tools')).toBe(true), { timeout: 10_000 })
    expect((await visit()).names()).toEqual(['awl', 'bevel', 'chisel', 'drill'])
    disk.failures.isFailing = true
    tools.insert({ name: 'edger' })
    await flush()
    expect(onUnsaved).toHaveBeenCalledTimes(2)
  })
})

describe('a database that takes longer than anybody waits', () => {
  /** A visit whose answers have come without what was stored, and a way to let that come. */
  const lateVisit = async () => {
    const first = await visit()
    first.tools.remove(1)
    await first.flush()
    const late = Promise.withResolvers<void>()
    const { read } = disk.storage
    disk.storage.read = async (name) => {
      await late.promise
      return read(name)
    }
    vi.useFakeTimers()
    const visiting = visit()
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    disk.storage.read = read
    return { ...(await visiting), come: () => late.resolve() }
  }

  test('what was stored comes when it is there, and nothing was written over it', async () => {
    const { names, flush, come, onForeignChange } = await lateVisit()
    expect(names()).toEqual(['awl', 'bevel'])
    await flush()
    come()
    await vi.waitFor(() => expect(onForeignChange).toHaveBeenCalled())
    expect(names()).toEqual(['bevel'])
    expect((await visit()).names()).toEqual(['bevel'])
  })

  test('where it was changed meanwhile, the change stays and it is said what was lost', async () => {
    const { tools, names, flush, come, onReset } = await lateVisit()
    tools.insert({ name: 'chisel' })
    await flush()
    expect((await visit()).names()).toEqual(['bevel'])
    come()
    await vi.waitFor(() => expect(onReset.mock.calls).toEqual([['late']]))
    expect(names()).toEqual(['awl', 'bevel', 'chisel'])
    await flush()
    expect((await visit()).names()).toEqual(['awl', 'bevel', 'chisel'])
  })
})

describe('between tabs', () => {
  test('a change in one is there at the next look in the other', async () => {
    const [one, other] = [await visit(), await visit()]
    expect(other.names()).toEqual(['awl', 'bevel'])
    one.tools.update(1, { name: 'auger' })
    expect(other.names()).toEqual(['auger', 'bevel'])
    other.tools.insert({ name: 'chisel' })
    expect(one.names()).toEqual(['auger', 'bevel', 'chisel'])
  })

  test('a change that came over is not written or sent again', async () => {
    const [one, other] = [await visit(), await visit()]
    one.tools.remove(1)
    await one.flush()
    const write = vi.spyOn(disk.storage, 'write')
    await other.flush()
    expect(write).not.toHaveBeenCalled()
    expect(one.names()).toEqual(['bevel'])
  })

  test('a change that comes over while the stored data is read is the newer one', async () => {
    const one = await visit()
    one.tools.remove(1)
    await one.flush()
    const read = disk.storage.read
    disk.storage.read = async (name) => {
      const stored = await read(name)
      if (name === 'tools') one.tools.insert({ name: 'chisel' })
      return stored
    }
    expect((await visit()).names()).toEqual(['bevel', 'chisel'])
  })

  test('of two changes in a row the later one is kept, whoever writes last', async () => {
    const [one, other] = [await visit(), await visit()]
    one.tools.insert({ name: 'chisel' })
    other.tools.insert({ name: 'drill' })
    await other.flush()
    await one.flush()
    expect((await visit()).names()).toEqual(['awl', 'bevel', 'chisel', 'drill'])
  })

  test('starting again in one starts again in the other, for good', async () => {
    const [one, other] = [await visit(), await visit()]
    one.tools.remove(1)
    other.tools.remove(2)
    await one.store.reset()
    await Promise.all([one.flush(), other.flush()])
    expect(one.names()).toEqual(['awl', 'bevel'])
    expect(other.names()).toEqual(['awl', 'bevel'])
    expect(disk.values.size).toBe(0)
    expect((await visit()).names()).toEqual(['awl', 'bevel'])
  })

  test.each([
    ['noise', 'hello'],
    ['null', null],
    [
      'another version',
      { type: 'changed', name: 'tools', version: DATA_VERSION + 1, state: { rows: [], removed: [] } },
    ],
    ['another shape', { type: 'changed', name: 'tools', version: DATA_VERSION, state: { rows: 'all' } }],
    ['an unknown collection', { type: 'changed', name: '__proto__', version: DATA_VERSION, state: {} }],
  ])('%s on the line is ignored', async (_, message) => {
    const { names } = await visit()
    connect().send(message)
    expect(names()).toEqual(['awl', 'bevel'])
  })
})
