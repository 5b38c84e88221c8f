import { clear, createStore, del, get, promisifyRequest } from 'idb-keyval'
import type { ChannelPort, StoragePort } from './persistence.ts'

/** Products under different paths of one origin have nothing to do with each other. */
const nameFor = (base: string) => `data1522-mocks${base}`

/** Says without opening the database whether it was ever written to; where that cannot be known, it may have been. */
const createMark = (name: string) => ({
  isSet: () => {
    try {
      return localStorage.getItem(name) !== null
    } catch {
      return true
    }
  },
  set: () => {
    try {
      localStorage.setItem(name, 'stored')
    } catch {
      // It is not needed where it cannot be read.
    }
  },
})

/** The browser's own database. Where there is none, every call fails and the data stays in memory. */
export const createBrowserStorage = (base: string): StoragePort => {
  const inStore = createStore(nameFor(base), 'state')
  const mark = createMark(nameFor(base))
  return {
    read: async (name) => (mark.isSet() ? get(name, inStore) : undefined),
    write: async (name, value) => {
      mark.set()
      await inStore('readwrite', (entries) => {
        entries.put(value, name)
        // A page that is being left drops its open transactions, but not its committed ones.
        entries.transaction.commit()
        return promisifyRequest(entries.transaction)
      })
    },
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
