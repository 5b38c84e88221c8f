import { timeout } from './timeout.ts'
import { createMarks } from './marks.ts'
import type { Exclusive, Store } from './store.ts'
import { isMessage, isObject, type Message } from './tab-messages.ts'

/** Raised whenever the shape of any stored state changes; what older versions stored is dropped. */
export const DATA_VERSION = 5

/** Milliseconds after which calls no longer wait for a storage that does not answer. */
const STORAGE_LIMIT = 2000
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

/** Waits until no other tab holds the lock, takes it, and gives the way to let it go. */
export type LockPort = () => Promise<() => void>

/** Why stored data was dropped: made by another version of the product, damaged, or read only after it was changed. */
export type ResetReason = 'version' | 'unreadable' | 'late'

interface PersistenceOptions {
  readonly storage: StoragePort
  readonly channel?: ChannelPort
  /** Without one, or when it fails, two changes at the same time in two tabs are not told apart: the later one stays. */
  readonly lock?: LockPort
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

/**
 * Keeps a store in a storage and in step with other tabs, cells that join later too. What cannot be stored stays in
 * memory and is tried again. Nothing is written over what has not been read yet, nor, where there is a lock, over what
 * another tab has just written: a call that changes something runs alone, on the newest, and is stored when it ends.
 */
export const persist = (
  store: Store,
  { storage, channel, lock, onReset, onUnsaved, onForeignChange, writeDelay = 20 }: PersistenceOptions,
): Persistence => {
  const waiting = new Map<string, unknown>()
  /** What is being read: it is not written yet. */
  const unread = new Set<string>()
  const changedHere = new Set<string>()
  const marks = createMarks(storage, DATA_VERSION)
  /** What the call that runs alone has changed. */
  let changedAlone: Set<string> | undefined
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
      if (waiting.get(name) === state) waiting.delete(name)
      return undefined
    } catch {
      return name
    }
  }
  const flush = async () => {
    clearTimeout(timer)
    const writes = [...waiting].filter(([name]) => !unread.has(name))
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
    const isLate = timeout(STORAGE_LIMIT).then(() => true as const)
    if ((await Promise.race([reading.then(() => false as const), isLate])) === true) {
      void reading.then((stored) => takeLate(name, stored))
      return undefined
    }
    const stored = await reading
    return stored === undefined || store.isTouched(name) ? undefined : take(name, stored)
  }

  const send = (message: Message) => channel?.send(message)
  const sendState = (name: string, state: unknown) =>
    send({ type: 'changed', name, version: DATA_VERSION, state })
  const keep = (name: string, state: unknown) => {
    waiting.set(name, state)
    if (changedAlone) return changedAlone.add(name)
    writeIn(writeDelay)
    return sendState(name, state)
  }

  /** Takes over what other tabs have stored since. */
  const catchUp = async () => {
    const news = await inTime(marks.readNews(store.names().filter((name) => !waiting.has(name))))
    if (!news) return
    for (const [name, stored] of news.states) {
      if (stored === undefined) store.forget(name)
      else adoptStored(store, name, stored)
    }
    news.take()
    if (news.states.length > 0) onForeignChange?.()
  }
  /** Stores what a call has changed and tells the other tabs; where that fails, they are given the states themselves. */
  const publish = async (names: ReadonlySet<string>) => {
    const changed = [...waiting].filter(([name]) => names.has(name))
    try {
      await flush()
      if (changed.some(([name]) => waiting.has(name))) throw new Error('Not stored yet')
      await marks.mark([...names])
      send({ type: 'stored' })
    } catch {
      for (const [name, state] of changed) sendState(name, state)
    }
  }
  const exclusively: Exclusive = async (run) => {
    const release = unread.size > 0 ? undefined : await lock?.().catch(() => undefined)
    if (!release) return run()
    const changed = new Set<string>()
    try {
      await catchUp()
      changedAlone = changed
      return run()
    } finally {
      changedAlone = undefined
      if (changed.size > 0) await inTime(publish(changed))
      release()
    }
  }
  store.setExclusive(exclusively)

  const tell = (reason: ResetReason | undefined) => {
    if (!reason || isToldOfReset) return
    isToldOfReset = true
    onReset?.(reason)
  }

  const forget = () => {
    waiting.clear()
    marks.forget()
    store.forget()
  }

  store.listen({
    joined: (name) => store.holdUntil(hydrate(name).then(tell)),
    changed: (name, state) => {
      changedHere.add(name)
      keep(name, state)
    },
    seeded: keep,
    reset: async () => {
      const release = await lock?.().catch(() => undefined)
      forget()
      send({ type: 'reset' })
      await inTime(storage.clear().catch(() => onUnsaved?.()))
      release?.()
    },
  })

  channel?.listen((message) => {
    if (!isMessage(message)) return
    if (message.type === 'changed') {
      if (!adoptStored(store, message.name, message)) waiting.delete(message.name)
    } else {
      if (message.type === 'reset') forget()
      // It may come after this tab has taken the lock and stored something of its own.
      void exclusively(() => undefined)
    }
    if (message.type !== 'stored') onForeignChange?.()
  })

  const hydrateAll = async () => {
    const reading = lock && inTime(marks.hydrate())
    const reasons = await Promise.all(store.names().map(hydrate))
    await reading
    tell(reasons.find((one) => one !== undefined))
  }
  const hydrated = hydrateAll()

  return { hydrated, flush }
}

/** Settles with the task, or with nothing when it fails or takes too long. */
const inTime = <Done>(task: Promise<Done>) =>
  Promise.race([task, timeout(STORAGE_LIMIT)]).catch(() => undefined)

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
