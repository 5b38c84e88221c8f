const firstLetter = (word: string) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0].toUpperCase() ?? ''
const isJoined = (letter: string) => /\p{Script=Arabic}/u.test(letter)

/** The first letters of the first and the last word; where letters join, as in Arabic, only the first. */
export function initials(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const first = firstLetter(words[0] ?? '')
  const last = words.length > 1 ? firstLetter(words.at(-1)!) : ''
  return isJoined(first) || isJoined(last) ? first : first + last
}

/** A number from 0 up to `count` that is always the same for a name, and even over many names. */
export function pick(name: string, count: number): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % count
}
