import { appTitle } from '../../../core/brand.ts'
import type { Draft } from './draft.ts'

const key = `${appTitle}-unsaved-letters`

/** What of a draft was kept nowhere when its page was left. */
type UnsavedLetter = Pick<Draft, 'owner' | 'id' | 'letter'>

const isUnsaved = (value: unknown): value is UnsavedLetter => {
  const { letter } = (value ?? {}) as Record<string, unknown>
  const { to, cc, bcc, attachments, subject, message } = (letter ?? {}) as Record<string, unknown>
  const isWritten = typeof subject === 'string' && typeof message === 'string'
  return isWritten && [to, cc, bcc, attachments].every((some) => Array.isArray(some))
}

/** The letters that this tab had not saved when its page was left, of whoever wrote them. */
export function readUnsaved(): readonly UnsavedLetter[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isUnsaved) : []
  } catch {
    return []
  }
}

/** Keeps them until the page is there again: no call would be answered before it goes. */
export function keepUnsaved(letters: readonly UnsavedLetter[]) {
  try {
    sessionStorage.removeItem(key)
    if (letters.length > 0) sessionStorage.setItem(key, JSON.stringify(letters))
  } catch {
    // Where nothing can be kept, they are gone with the page.
  }
}
