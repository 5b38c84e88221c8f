import { clear, createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval'
import type { ChannelPort, LockPort, StoragePort } from './persistence.ts'

/** Products under different paths of one origin have nothing to do with each other. */
const nameFor = (base: string) => `DATA1522-mocks${base}`

/** Whether there is a database of this name; a browser that cannot tell may have one. */
const mayBeThere = async (wanted: string) =>
  !('databases' in indexedDB) || (await indexedDB.databases()).some(({ name }) => name === wanted)

/** What was kept under another name goes on under this one; few have any, so the way comes when it is needed. */
const moveFormer = async (former: string, inStore: UseStore) => {
  if (!(await mayBeThere(former))) return
  const { moveDatabase } = await import('./move-database.ts')
  await moveDatabase(former, inStore)
}

/** The browser's own database. Where there is none, every call fails and the data stays in memory. */
export const createBrowserStorage = (base: string): StoragePort => {
  const inStore = createStore(nameFor(base), 'state')
  const moved = moveFormer(`data1522-mocks${base}`, inStore).catch(() => undefined)
  let isThere = false
  /** Opening a database makes it, which takes longer than asking for it; another tab may have made it since. */
  const exists = async () => (isThere ||= await mayBeThere(nameFor(base)))
  return {
    read: async (name) => {
      await moved
      return (await exists()) ? get(name, inStore) : undefined
    },
    write: async (name, value) =>
      inStore('readwrite', (entries) => {
        entries.put(value, name)
        // A page that is being left drops its open transactions, but not its committed ones.
        entries.transaction.commit()
        return promisifyRequest(entries.transaction)
      }),
    remove: async (name) => del(name, inStore),
    clear: async () => clear(inStore),
  }
}

/** The line to the other tabs of this origin. */
export const createBrowserChannel = (base: string): ChannelPort | undefined => {
  if (!('BroadcastChannel' in globalThis)) return undefined
  const channel = new BroadcastChannel(nameFor(base))
  return {
    send: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  }
}

/** Milliseconds after which a tab no longer waits for another that does not let go. */
const LOCK_LIMIT = 2000

/** The lock among the tabs of this origin; there is none where the page did not come over a safe connection. */
export const createBrowserLock = (base: string): LockPort | undefined => {
  if (!('locks' in navigator)) return undefined
  return () =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(LOCK_LIMIT)
      const hold = () => new Promise<void>((release) => resolve(release))
      navigator.locks.request(nameFor(base), { signal }, hold).catch(reject)
    })
}
