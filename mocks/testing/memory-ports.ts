import type { ChannelPort, StoragePort } from '../collections/persistence.ts'

/** A storage in a map that can be looked into, and told to fail. */
export const createMemoryStorage = () => {
  const values = new Map<string, unknown>()
  const failures = { isFailing: false }
  const attempt = <Result>(task: () => Result) => {
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

/** Lines between tabs: what one sends, all the others hear at once. */
export const createMemoryChannels = () => {
  const tabs: ((message: unknown) => void)[][] = []
  return (): ChannelPort => {
    const own: ((message: unknown) => void)[] = []
    tabs.push(own)
    return {
      send: (message) => {
        for (const tab of tabs) if (tab !== own) for (const hear of tab) hear(structuredClone(message))
      },
      listen: (listener) => own.push(listener),
    }
  }
}
