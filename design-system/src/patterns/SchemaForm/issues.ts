import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FormStrings } from '../../locale/forms/en.ts'

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

function tooSmall({ origin, minimum = 0 }: Issue, strings: FormStrings, number: Intl.NumberFormat) {
  const least = Number(minimum)
  if (origin === 'string') return least <= 1 ? strings.missing : strings.tooFewCharacters(least)
  if (origin === 'array' || origin === 'set') return strings.tooFewItems(least)
  return strings.tooSmall(number.format(least))
}

function tooBig({ origin, maximum = 0 }: Issue, strings: FormStrings, number: Intl.NumberFormat) {
  const most = Number(maximum)
  if (origin === 'string') return strings.tooManyCharacters(most)
  if (origin === 'array' || origin === 'set') return strings.tooManyItems(most)
  return strings.tooBig(number.format(most))
}

/**
 * The error message of an issue: the schema's own message if there is one, else the library's message for the broken
 * rule. `value` is the value of the field.
 */
export function issueText(issue: Issue, value: unknown, strings: FormStrings, locale: string): string {
  // Zod's default messages are in English and for developers; they begin with one of these words.
  const isWritten = issue.message !== '' && !/^(Invalid|Too (small|big)|Unrecognized)\b/.test(issue.message)
  if (isWritten) return issue.message
  if (isBlank(value)) return issue.code === 'invalid_value' ? strings.missingChoice : strings.missing
  const number = new Intl.NumberFormat(locale)
  if (issue.code === 'too_small') return tooSmall(issue, strings, number)
  if (issue.code === 'too_big') return tooBig(issue, strings, number)
  if (issue.code === 'invalid_value') return strings.missingChoice
  if (issue.code === 'invalid_format' && issue.format && issue.format in FORMATS)
    return strings[FORMATS[issue.format as keyof typeof FORMATS]]
  return strings.invalid
}
