import type { StoragePort } from './persistence.ts'
import { isObject } from './tab-messages.ts'

/** The name under which the marks are kept. */
const MARKS = 'marks'

/**
 * Tells a tab which states others have stored since: each state has a mark, and another one after every change. Used
 * while the lock is held.
 */
export const createMarks = (storage: StoragePort, version: number) => {
  /** Those of the states in memory. */
  let marks: Readonly<Record<string, unknown>> = {}

  const read = async () => {
    const stored = await storage.read(MARKS)
    return isObject(stored) && stored['version'] === version && isObject(stored['state'])
      ? stored['state']
      : {}
  }
  return {
    forget: () => {
      marks = {}
    },
    /** Marks that are older than the states in memory only let these be read again. */
    hydrate: async () => {
      marks = await read()
    },
    /** What others have stored since; `take` counts it as known. */
    readNews: async (names: readonly string[]) => {
      const newest = await read()
      const changed = names.filter((name) => newest[name] !== marks[name])
      const states = await Promise.all(changed.map(async (name) => [name, await storage.read(name)] as const))
      const take = () => {
        marks = newest
      }
      return { states, take }
    },
    /** Marks what this tab has stored. */
    mark: async (names: readonly string[]) => {
      const state = { ...marks, ...Object.fromEntries(names.map((name) => [name, crypto.randomUUID()])) }
      await storage.write(MARKS, { version, state })
      marks = state
    },
  }
}
