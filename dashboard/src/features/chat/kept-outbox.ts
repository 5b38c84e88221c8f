import { appTitle } from '../../core/brand.ts'
import type { Outgoing } from './outbox.ts'

const key = `${appTitle}-chat-outbox`

/**
 * The messages that this tab had not sent when its page was left, of whoever wrote them. They are the tab's alone, or
 * two of them would send the same.
 */
export function readOutbox(): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.map((one: Outgoing) => ({ ...one, isFailed: true, isUnsure: !one.isFailed }))
  } catch {
    return []
  }
}

/** Keeps what is not sent yet. */
export function keepOutbox(outbox: readonly Outgoing[]) {
  const unsent = outbox.filter(({ sent }) => !sent)
  try {
    if (unsent.length > 0) sessionStorage.setItem(key, JSON.stringify(unsent))
    else sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, it lasts for as long as the page.
  }
}
