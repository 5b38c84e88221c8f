import { appTitle } from '../../../core/brand.ts'
import type { Draft } from './windows.ts'

const key = `${appTitle}-unsaved-letters`

/** What of a draft was kept nowhere when its page was left. */
type UnsavedLetter = Pick<Draft, 'owner' | 'id' | 'letter'>

/** The letters that this tab had not saved when its page was left, of whoever wrote them. */
export function readUnsaved(): readonly UnsavedLetter[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
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
