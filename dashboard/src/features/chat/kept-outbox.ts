import { appTitle } from '../../core/brand.ts'
import type { Outgoing } from './outgoing.ts'

const key = `${appTitle}-chat-outbox`

const areTexts = (values: readonly unknown[]) => values.every((one) => typeof one === 'string')

const isAttachment = (value: unknown) => {
  const { fileName, url, thumbnail, size } = (value ?? {}) as Record<string, unknown>
  return areTexts([fileName, url, thumbnail, size])
}

const isOutgoing = (value: unknown): value is Outgoing => {
  const { key: own, conversation, time, text, attachments } = (value ?? {}) as Record<string, unknown>
  const isWritten = areTexts([own, conversation, time, text]) && !Number.isNaN(Date.parse(String(time)))
  return isWritten && Array.isArray(attachments) && attachments.every(isAttachment)
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
