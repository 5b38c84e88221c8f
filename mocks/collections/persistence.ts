import { timeout } from '../transport/timeout.ts'
import type { Store } from './store.ts'

/** Raised whenever the shape of any stored state changes; what older versions stored is dropped. */
export const DATA_VERSION = 4

/** Milliseconds after which a storage that does not answer is done without. */
const READ_LIMIT = 2000

/** A place that keeps values by name, such as the browser's database. */
export interface StoragePort {
  read: (name: string) => Promise<unknown>
  write: (name: string, value: unknown) => Promise<void>
  remove: (name: string) => Promise<void>
  clear: () => Promise<void>
}

/** A line to the same product in other tabs. */
export interface ChannelPort {
  send(message: unknown): void
  listen(listener: (message: unknown) => void): void
}

/** Why stored data was dropped: made by another version of the product, or damaged. */
export type ResetReason = 'version' | 'unreadable'

interface PersistenceOptions {
  readonly storage: StoragePort
  readonly channel?: ChannelPort
  readonly onReset?: (reason: ResetReason) => void
  /** Called when another tab has changed the data. */
  readonly onForeignChange?: () => void
  /** Milliseconds that a change may wait for more before it is written. */
  readonly writeDelay?: number
}

/** A running persistence. */
export interface Persistence {
  /** Settles when what was stored is in the store. */
  readonly hydrated: Promise<void>
  /** Writes at once what still waits. */
  readonly flush: () => Promise<void>
}

type Message = { type: 'changed'; name: string; version: number; state: unknown } | { type: 'reset' }

/**
 * Keeps a store in a storage and in step with other tabs, cells that join later too. Without a working storage it
 * stays in memory.
 */
export const persist = (
  store: Store,
  { storage, channel, onReset, onForeignChange, writeDelay = 20 }: PersistenceOptions,
): Persistence => {
  const waiting = new Map<string, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStorageUsable = true
  let isToldOfReset = false

  const attempt = async <Result>(task: () => Promise<Result>) => {
    if (!isStorageUsable) return undefined
    try {
      return await task()
    } catch {
      isStorageUsable = false
      return undefined
    }
  }

  const flush = async () => {
    clearTimeout(timer)
    const writes = [...waiting]
    waiting.clear()
    await Promise.all(
      writes.map(([name, state]) => attempt(() => storage.write(name, { version: DATA_VERSION, state }))),
    )
  }

  const hydrate = async (name: string): Promise<ResetReason | undefined> => {
    const stored = await Promise.race([attempt(() => storage.read(name)), timeout(READ_LIMIT)])
    if (stored === undefined || store.isTouched(name)) return undefined
    const reason = adoptStored(store, name, stored)
    if (reason) await attempt(() => storage.remove(name))
    return reason
  }

  const keep = (name: string, state: unknown) => {
    waiting.set(name, state)
    clearTimeout(timer)
    timer = setTimeout(flush, writeDelay)
    channel?.send({ type: 'changed', name, version: DATA_VERSION, state } satisfies Message)
  }

  const tell = (reason: ResetReason | undefined) => {
    if (!reason || isToldOfReset) return
    isToldOfReset = true
    onReset?.(reason)
  }

  store.listen({
    joined: (name) => store.holdUntil(hydrate(name).then(tell)),
    changed: keep,
    seeded: keep,
    reset: async () => {
      waiting.clear()
      channel?.send({ type: 'reset' } satisfies Message)
      await attempt(() => storage.clear())
    },
  })

  channel?.listen((message) => {
    if (!isMessage(message)) return
    if (message.type === 'reset') {
      waiting.clear()
      store.forget()
    } else if (!adoptStored(store, message.name, message)) {
      waiting.delete(message.name)
    }
    onForeignChange?.()
  })

  const hydrated = Promise.all(store.names().map(hydrate)).then((reasons) =>
    tell(reasons.find((one) => one !== undefined)),
  )

  return { hydrated, flush }
}

const adoptStored = (store: Store, name: string, stored: unknown): ResetReason | undefined => {
  if (!isObject(stored) || !('version' in stored)) return 'unreadable'
  if (stored['version'] !== DATA_VERSION) return 'version'
  try {
    store.adopt(name, stored['state'])
    return undefined
  } catch {
    return 'unreadable'
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isMessage = (value: unknown): value is Message =>
  isObject(value) &&
  (value['type'] === 'reset' || (value['type'] === 'changed' && typeof value['name'] === 'string'))
