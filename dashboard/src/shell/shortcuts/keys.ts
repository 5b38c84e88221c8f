const latin = /^[a-z]$/i
/** The B of an Arabic keyboard of Windows writes two at once. */
const letter = /^(\p{L}|\p{Script=Arabic}{2})$/u

/** Whether a key writes something, unlike Enter or an arrow. */
export const isWritten = (key: string) => key.length === 1 || letter.test(key)

/**
 * What a key means as a shortcut: the letter that stands on it, whatever capitals lock says; on a keyboard of another
 * script the letter that stands there on a Latin one. Signs count as what they write, since where they are differs
 * from keyboard to keyboard and many need Shift.
 */
export function keyOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | undefined {
  if (key === '؟') return '?'
  if (latin.test(key)) return shiftKey ? undefined : key.toLowerCase()
  if (!letter.test(key)) return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  const [, letterOfKey] = /^Key([A-Z])$/.exec(code) ?? []
  return shiftKey ? undefined : letterOfKey?.toLowerCase()
}
