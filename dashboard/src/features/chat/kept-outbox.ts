import { appTitle } from '../../core/brand.ts'
import type { Outgoing } from './outgoing.ts'

const key = `${appTitle}-chat-outbox`

const isOutgoing = (value: unknown): value is Outgoing => {
  const { key: own, conversation, time, text, attachments } = (value ?? {}) as Record<string, unknown>
  const isWritten = [own, conversation, time, text].every((one) => typeof one === 'string')
  return isWritten && Array.isArray(attachments)
}

/**
 * The messages that this tab had not sent when its page was left, of whoever wrote them. They are the tab's alone, or
 * two of them would send the same.
 */
export function readOutbox(): readonly Outgoing[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isOutgoing).map((one) => ({ ...one, isFailed: true }))
  } catch {
    return []
  }
}

/** Keeps what is not sent yet. */
export function keepOutbox(outbox: readonly Outgoing[]) {
  try {
    // Where there is no room for it, what was kept before must not come back either.
    sessionStorage.removeItem(key)
    if (outbox.length > 0) sessionStorage.setItem(key, JSON.stringify(outbox))
  } catch {
    // Where nothing can be kept, it lasts for as long as the page.
  }
}
