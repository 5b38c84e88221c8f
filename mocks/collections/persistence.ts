import { timeout } from '../transport/timeout.ts'
import type { Store } from './store.ts'

/** Raised whenever the shape of any stored state changes; what older versions stored is dropped. */
export const DATA_VERSION = 4

/** Milliseconds after which calls no longer wait for a storage that does not answer. */
const READ_LIMIT = 2000
/** Milliseconds after which a write that failed is tried again; each time twice as many, up to the limit. */
const RETRY_DELAY = 1000
const RETRY_LIMIT = 60_000

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

/** Why stored data was dropped: made by another version of the product, damaged, or read only after it was changed. */
export type ResetReason = 'version' | 'unreadable' | 'late'

interface PersistenceOptions {
  readonly storage: StoragePort
  readonly channel?: ChannelPort
  readonly onReset?: (reason: ResetReason) => void
  /** Called when changes could not be stored; they stay in memory and are tried again. Once, until they are stored. */
  readonly onUnsaved?: () => void
  /** Called when the data has changed without this side: in another tab, or by what was stored and came late. */
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
 * Keeps a store in a storage and in step with other tabs, cells that join later too. What cannot be stored stays in
 * memory and is tried again. Nothing is written over what has not been read yet.
 */
export const persist = (
  store: Store,
  { storage, channel, onReset, onUnsaved, onForeignChange, writeDelay = 20 }: PersistenceOptions,
): Persistence => {
  const waiting = new Map<string, unknown>()
  /** What is being read: it is not written yet. */
  const unread = new Set<string>()
  const changedHere = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = RETRY_DELAY
  let isToldOfReset = false
  let isToldUnsaved = false

  const writeIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, delay)
  }
  /** Gives the name of what could not be written. */
  const write = async ([name, state]: [string, unknown]) => {
    try {
      await storage.write(name, { version: DATA_VERSION, state })
      return undefined
    } catch {
      if (!waiting.has(name)) waiting.set(name, state)
      return name
    }
  }
  const flush = async () => {
    clearTimeout(timer)
    const writes = [...waiting].filter(([name]) => !unread.has(name))
    for (const [name] of writes) waiting.delete(name)
    const failed = (await Promise.all(writes.map(write))).filter((name) => name !== undefined)
    if (failed.length === 0) {
      if (writes.length > 0) [retryDelay, isToldUnsaved] = [RETRY_DELAY, false]
      return
    }
    // When sample data were made is nothing that anybody has changed.
    if (!isToldUnsaved && failed.some((name) => changedHere.has(name))) {
      isToldUnsaved = true
      onUnsaved?.()
    }
    writeIn(retryDelay)
    retryDelay = Math.min(2 * retryDelay, RETRY_LIMIT)
  }

  const read = async (name: string) => {
    unread.add(name)
    try {
      return await storage.read(name)
    } catch {
      return undefined
    } finally {
      unread.delete(name)
      if (waiting.has(name)) writeIn(writeDelay)
    }
  }
  const take = async (name: string, stored: unknown): Promise<ResetReason | undefined> => {
    const reason = adoptStored(store, name, stored)
    if (reason) await storage.remove(name).catch(() => undefined)
    return reason
  }
  /** Takes what comes after calls have been answered without it, unless it was changed meanwhile. */
  const takeLate = async (name: string, stored: unknown) => {
    if (stored === undefined) return
    if (changedHere.has(name)) return tell('late')
    waiting.delete(name)
    tell(await take(name, stored))
    onForeignChange?.()
  }
  const hydrate = async (name: string): Promise<ResetReason | undefined> => {
    const reading = read(name)
    const isLate = timeout(READ_LIMIT).then(() => true as const)
    if ((await Promise.race([reading.then(() => false as const), isLate])) === true) {
      void reading.then((stored) => takeLate(name, stored))
      return undefined
    }
    const stored = await reading
    return stored === undefined || store.isTouched(name) ? undefined : take(name, stored)
  }

  const keep = (name: string, state: unknown) => {
    waiting.set(name, state)
    writeIn(writeDelay)
    channel?.send({ type: 'changed', name, version: DATA_VERSION, state } satisfies Message)
  }

  const tell = (reason: ResetReason | undefined) => {
    if (!reason || isToldOfReset) return
    isToldOfReset = true
    onReset?.(reason)
  }

  store.listen({
    joined: (name) => store.holdUntil(hydrate(name).then(tell)),
    changed: (name, state) => {
      changedHere.add(name)
      keep(name, state)
    },
    seeded: keep,
    reset: async () => {
      waiting.clear()
      channel?.send({ type: 'reset' } satisfies Message)
      await storage.clear().catch(() => onUnsaved?.())
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
