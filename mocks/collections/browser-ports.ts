import { createStore, del, get, set } from 'idb-keyval'
import type { ChannelPort, StoragePort } from './persistence.ts'

const NAME = 'data1522-mocks'

/** The browser's own database. Where there is none, every call fails and the data stays in memory. */
export const createBrowserStorage = (): StoragePort => {
  const opened = openStore()
  return {
    read: async (name) => get(name, await opened),
    write: async (name, value) => set(name, value, await opened),
    remove: async (name) => del(name, await opened),
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

const openStore = async () => createStore(NAME, 'state')
