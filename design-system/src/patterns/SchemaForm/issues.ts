import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FormWords } from '../../locale/forms/en.ts'

/** What zod adds to the issues of the standard: which rule was broken, and its bounds. */
interface Details {
  readonly code?: string
  readonly origin?: string
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly input?: unknown
}

export type Issue = StandardSchemaV1.Issue & Details

const FORMATS = {
  email: 'invalidEmail',
  url: 'invalidUrl',
  date: 'invalidDate',
  datetime: 'invalidDate',
} as const

const isBlank = (input: unknown) =>
  input === undefined || input === null || input === '' || Number.isNaN(input)

function tooSmall({ origin, minimum = 0 }: Issue, words: FormWords, number: Intl.NumberFormat) {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? words.missing : words.tooFewCharacters(least)
  if (origin === 'array' || origin === 'set') return words.tooFewItems(least)
  return words.tooSmall(number.format(least))
}

function tooBig({ origin, maximum = 0 }: Issue, words: FormWords, number: Intl.NumberFormat) {
  const most = Number(maximum)
  if (origin === 'string') return words.tooManyCharacters(most)
  if (origin === 'array' || origin === 'set') return words.tooManyItems(most)
  return words.tooBig(number.format(most))
}

/**
 * What an issue says to a person: the schema's own message where somebody wrote one, else the library's words for
 * the broken rule. `value` is what the field holds.
 */
export function sayIssue(issue: Issue, value: unknown, words: FormWords, locale: string): string {
  // Zod's own words are in English and for developers; it says so by this text or by beginning like that.
  const isWritten = issue.message !== '' && !/^(Invalid|Too (small|big)|Unrecognized)\b/.test(issue.message)
  if (isWritten) return issue.message
  if (isBlank(value)) return issue.code === 'invalid_value' ? words.missingChoice : words.missing
  const number = new Intl.NumberFormat(locale)
  if (issue.code === 'too_small') return tooSmall(issue, words, number)
  if (issue.code === 'too_big') return tooBig(issue, words, number)
  if (issue.code === 'invalid_value') return words.missingChoice
  if (issue.code === 'invalid_format' && issue.format && issue.format in FORMATS)
    return words[FORMATS[issue.format as keyof typeof FORMATS]]
  return words.invalid
}
