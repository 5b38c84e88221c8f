import { appTitle } from '../../../core/brand.ts'
import type { Draft } from './draft.ts'

const key = `${appTitle}-unsaved-letters`

/** What of a draft was kept nowhere when its page was left. */
type UnsavedLetter = Pick<Draft, 'owner' | 'id' | 'letter'>

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>
const hasTexts = (value: unknown, names: readonly string[]) =>
  names.every((name) => typeof fieldsOf(value)[name] === 'string')
const isListOf = (value: unknown, names: readonly string[]) =>
  Array.isArray(value) && value.every((one) => hasTexts(one, names))
const isNumber = (value: unknown) => value === undefined || typeof value === 'number'

const isUnsaved = (value: unknown): value is UnsavedLetter => {
  const { letter, owner, id } = fieldsOf(value)
  const { to, cc, bcc, attachments, replyTo } = fieldsOf(letter)
  return (
    [owner, id, replyTo].every(isNumber) &&
    hasTexts(letter, ['subject', 'message']) &&
    [to, cc, bcc].every((some) => isListOf(some, ['address', 'name'])) &&
    isListOf(attachments, ['fileName', 'thumbnail', 'url', 'size'])
  )
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
