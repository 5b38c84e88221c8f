import { commonWords } from './common.ts'

export const passwordRules = ['length', 'mix', 'runs', 'common'] as const
export type PasswordRule = (typeof passwordRules)[number]

export interface PasswordEstimate {
  /** 0 is nothing yet, 1 weak, 2 fair, 3 good, 4 strong. */
  readonly score: 0 | 1 | 2 | 3 | 4
  readonly met: Readonly<Record<PasswordRule, boolean>>
}

/** More than this makes no password better, and a pasted book would only take time. */
const LONGEST = 128
/** From here on a password is a sentence, and needs no signs to be hard to guess. */
const SENTENCE = 20

const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
  [/[^\P{L}a-zA-Z]/u, 40],
]

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop']
const inRow = rows.flatMap((row) => [row, Array.from(row).reverse().join('')])

const isRun = (text: string) => /^(.)\1*$/u.test(text) || inRow.some((row) => row.includes(text))

/** The text with what repeats or follows a row of keys shortened to two signs: the rest of it is no surprise. */
function surprising(text: string): string {
  let kept = ''
  for (let at = 0; at < text.length;) {
    let end = at + 3
    if (end > text.length || !isRun(text.slice(at, end))) {
      kept += text[at++]!
      continue
    }
    while (end < text.length && isRun(text.slice(at, end + 1))) end++
    kept += text.slice(at, at + 2)
    at = end
  }
  return kept.replaceAll(/(.{2,})\1+/gu, '$1')
}

const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether little is left of it beside one well-known word, also one in disguise: P@ssw0rd2024! */
function isCommon(text: string): boolean {
  const bare = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const plain = bare.replaceAll(/[^a-z]/g, '')
  const undone = bare.replace(/[\d\W_]+$/, '').replaceAll(/[013457@$!]/g, (sign) => disguises[sign]!)
  return [plain, undone.replaceAll(/[^a-z]/g, '')].some(
    (word) => commonWords.has(word) || [...commonWords].some((known) => isMostly(bare, word, known)),
  )
}
const isMostly = (text: string, word: string, known: string) =>
  known.length >= 5 && word.includes(known) && text.length - known.length < 6

/**
 * How hard a password would be to guess, by its length, its kinds of signs, its runs and a short list of well-known
 * ones. It is a hint while one types: it does not know what was leaked, nor whom it belongs to.
 */
export function estimatePassword(password: string, minLength = 12): PasswordEstimate {
  const text = password.slice(0, LONGEST)
  const core = surprising(text.toLowerCase())
  const found = kinds.filter(([kind]) => kind.test(text))
  const met = {
    length: Array.from(text).length >= minLength,
    mix: found.length >= 3 || text.length >= SENTENCE,
    runs: text !== '' && text.length - core.length < Math.max(2, text.length / 4),
    common: text !== '' && !isCommon(text),
  }
  const bits = core.length * Math.log2(found.reduce((sum, [, size]) => sum + size, 1))
  const byBits = bits < 30 ? 1 : bits < 50 ? 2 : bits < 70 ? 3 : 4
  const most = !met.common || !met.runs ? 1 : met.length ? 4 : 2
  return { score: text === '' ? 0 : (Math.min(byBits, most) as 1 | 2 | 3 | 4), met }
}
