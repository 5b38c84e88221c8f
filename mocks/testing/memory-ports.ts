import type { ChannelPort, LockPort, StoragePort } from '../store/persistence.ts'

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined

/** A storage in a map that can be looked into, and told to fail; each access takes so many milliseconds. */
export const createMemoryStorage = (latency = 0) => {
  const values = new Map<string, unknown>()
  const failures = { isFailing: false }
  const attempt = async <Result>(task: () => Result) => {
    await wait(latency)
    if (failures.isFailing) throw new DOMException('No database in a private window', 'InvalidStateError')
    return structuredClone(task())
  }
  const storage: StoragePort = {
    read: async (name) => attempt(() => values.get(name)),
    write: async (name, value) => attempt(() => void values.set(name, structuredClone(value))),
    remove: async (name) => attempt(() => void values.delete(name)),
    clear: async () => attempt(() => values.clear()),
  }
  return { storage, values, failures }
}

/** Lines between tabs: what one sends, all the others hear at once, or after so many milliseconds. */
export const createMemoryChannels = (latency = 0) => {
  const tabs: ((message: unknown) => void)[][] = []
  return (): ChannelPort => {
    const own: ((message: unknown) => void)[] = []
    tabs.push(own)
    return {
      send: (message) => {
        const sent = structuredClone(message)
        const arrive = () => {
          for (const tab of tabs) if (tab !== own) for (const hear of tab) hear(structuredClone(sent))
        }
        if (latency > 0) setTimeout(arrive, latency)
        else arrive()
      },
      listen: (listener) => own.push(listener),
    }
  }
}

/** One lock for all tabs: who asks first has it first. */
export const createMemoryLock = (): LockPort => {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}
