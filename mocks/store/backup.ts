import { now } from '../seed/clock.ts'
import { DATA_VERSION } from './persistence.ts'
import type { Store } from './store.ts'
import { isObject } from './tab-messages.ts'

const PRODUCT = 'DATA1522'

/** Why a text is no backup that can be taken back: no backup at all, of another version of the product, or damaged. */
export type BackupFault = 'foreign' | 'version' | 'damaged'

/** Everything that a store holds, as a JSON text for a file. */
export const writeBackup = (store: Store): string =>
  JSON.stringify({
    product: PRODUCT,
    version: DATA_VERSION,
    exportedAt: now().toISOString(),
    states: store.snapshot(),
  })

/** Puts a backup in place of what the store holds; changes nothing and tells why if it cannot. */
export const readBackup = (store: Store, text: string): BackupFault | undefined => {
  const backup = parse(text)
  if (backup?.['product'] !== PRODUCT) return 'foreign'
  if (backup['version'] !== DATA_VERSION) return 'version'
  const states: unknown = backup['states']
  if (!isObject(states) || !store.names().some((name) => name in states)) return 'damaged'
  try {
    store.replace(states)
    return undefined
  } catch {
    return 'damaged'
  }
}

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
