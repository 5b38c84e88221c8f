import { createContext } from 'react'
import { useCollator } from 'react-aria/useCollator'

/** Where the words stand in a text, from and to; undefined where they do not. */
export type Match = (text: string) => readonly [number, number] | undefined

/** Accents that stand alone, Arabic vowel signs and the stretching line: seldom typed, so never asked for. */
const silent = /[\p{M}\u0640]/u
/** No label is longer; a page that was pasted by mistake is not looked for. */
const longest = 500
const ascii = /^[\x20-\x7e]*$/

/** Finds words in texts as people mean them: whatever the case, the accents, the form of the alif. */
export function matcher(collator: Intl.Collator, words: string): Match {
  if (words.length > longest) return () => undefined
  const wanted = words.normalize('NFC').trim().replaceAll(new RegExp(silent, 'gu'), '')
  const lower = wanted.toLowerCase()
  const isAscii = ascii.test(wanted)
  if (!wanted) return () => undefined
  return (given) => {
    const text = given.normalize('NFC')
    if (isAscii && ascii.test(text)) {
      const at = text.toLowerCase().indexOf(lower)
      return at < 0 ? undefined : [at, at + lower.length]
    }
    if (wanted.length > text.length) return
    let sound = ''
    const places: number[] = []
    for (let at = 0; at < text.length; at++) {
      if (silent.test(text[at]!)) continue
      sound += text[at]!
      places.push(at)
    }
    places.push(text.length)
    for (let at = 0; at + wanted.length <= sound.length; at++) {
      const end = at + wanted.length
      if (collator.compare(sound.slice(at, end), wanted) === 0) return [places[at]!, places[end]!]
    }
  }
}

/** A matcher in the language around. */
export function useMatcher(words: string): Match {
  return matcher(useCollator({ usage: 'search', sensitivity: 'base' }), words)
}

/** What the rows of a list mark. */
export const MatchContext = createContext<Match>(() => undefined)
