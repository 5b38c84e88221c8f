import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from '../contract/zod.ts'
import { createMemoryChannels, createMemoryLock, createMemoryStorage } from '../testing/memory-ports.ts'
import { createCollection } from './collection.ts'
import { type LockPort, persist } from './persistence.ts'
import { createStore } from './store.ts'

interface Tool {
  readonly id: number
  readonly name: string
}

let disk: ReturnType<typeof createMemoryStorage>
let connect: ReturnType<typeof createMemoryChannels>
let lock: LockPort | undefined

beforeEach(() => {
  disk = createMemoryStorage(3)
  connect = createMemoryChannels(5)
  lock = createMemoryLock()
})

const openTab = async () => {
  const store = createStore()
  const tools = createCollection<Tool>(store, {
    name: 'tools',
    schema: z.object({ id: z.int(), name: z.string() }),
    seed: () => [
      { id: 1, name: 'awl' },
      { id: 2, name: 'bevel' },
    ],
  })
  const onForeignChange = vi.fn<() => void>()
  const { hydrated } = persist(store, {
    storage: disk.storage,
    channel: connect(),
    ...(lock && { lock }),
    onForeignChange,
    writeDelay: 1,
  })
  await hydrated
  const change = async <Done>(run: () => Done) => store.exclusively(run)
  return { store, tools, change, onForeignChange, names: () => tools.all().map(({ name }) => name) }
}

const reopened = async () => (await openTab()).names()

describe('two tabs that change one collection at the same time', () => {
  test('lose neither change, in memory and on the disk', async () => {
    const [one, other] = [await openTab(), await openTab()]
    await Promise.all([
      one.change(() => one.tools.update(1, { name: 'auger' })),
      other.change(() => other.tools.update(2, { name: 'brace' })),
    ])
    const both = ['auger', 'brace']
    expect(await reopened()).toEqual(both)
    await vi.waitFor(() => expect([one.names(), other.names()]).toEqual([both, both]))
    expect(one.onForeignChange).toHaveBeenCalled()
  })

  test('give two new rows two ids', async () => {
    const [one, other] = [await openTab(), await openTab()]
    const made = await Promise.all([
      one.change(() => one.tools.insert({ name: 'chisel' })),
      other.change(() => other.tools.insert({ name: 'drill' })),
    ])
    expect(made.map(({ id }) => id)).toEqual([3, 4])
    expect(await reopened()).toEqual(['awl', 'bevel', 'chisel', 'drill'])
  })

  test('a change that waits for a start over begins from the sample data, and stays', async () => {
    const [one, other] = [await openTab(), await openTab()]
    await one.change(() => one.tools.update(1, { name: 'auger' }))
    await Promise.all([one.store.reset(), other.change(() => other.tools.update(2, { name: 'brace' }))])
    expect(await reopened()).toEqual(['awl', 'brace'])
    await vi.waitFor(() =>
      expect([one.names(), other.names()]).toEqual([
        ['awl', 'brace'],
        ['awl', 'brace'],
      ]),
    )
  })

  test('a call that is refused lets the next one go on', async () => {
    const [one, other] = [await openTab(), await openTab()]
    const refused = one.change(() => {
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await other.change(() => other.tools.remove(1))
    expect(await reopened()).toEqual(['bevel'])
  })
})

describe('what cannot be as it should', () => {
  test.each([
    ['without a lock', undefined],
    ['when the lock fails', () => Promise.reject(new DOMException('No', 'SecurityError'))],
  ])('%s a change is made, stored and told as ever', async (_, given) => {
    lock = given
    const [one, other] = [await openTab(), await openTab()]
    await one.change(() => one.tools.remove(1))
    await vi.waitFor(() => expect(other.names()).toEqual(['bevel']))
    await vi.waitFor(async () => expect(await reopened()).toEqual(['bevel']))
  })

  test('without a database the other tab gets the change itself', async () => {
    disk.failures.isFailing = true
    const [one, other] = [await openTab(), await openTab()]
    await one.change(() => one.tools.remove(1))
    await vi.waitFor(() => expect(other.names()).toEqual(['bevel']))
    await other.change(() => other.tools.insert({ name: 'chisel' }))
    await vi.waitFor(() => expect(one.names()).toEqual(['bevel', 'chisel']))
  })
})
