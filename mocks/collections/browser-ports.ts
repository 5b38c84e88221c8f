import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import type { ChannelPort, StoragePort } from './persistence.ts'

const NAME = 'data1522-mocks'

/** The browser's own database. Where there is none, every call fails and the data stays in memory. */
export const createBrowserStorage = (): StoragePort => {
  const inStore = createStore(NAME, 'state')
  return {
    read: async (name) => get(name, inStore),
    write: async (name, value) =>
      inStore('readwrite', (entries) => {
        entries.put(value, name)
        // A page that is being left drops its open transactions, but not its committed ones.
        entries.transaction.commit()
        return promisifyRequest(entries.transaction)
      }),
    remove: async (name) => del(name, inStore),
  }
}

/** The line to the other tabs of this origin. */
export const createBrowserChannel = (): ChannelPort | undefined => {
  if (!('BroadcastChannel' in globalThis)) return undefined
  const channel = new BroadcastChannel(NAME)
  return {
    send: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  }
}
