import type { EmailRow } from '@data1522/mocks/contract/email'
import { dayIn } from '../../core/i18n/day-in.ts'

/** The words that narrow a search, each before a colon. */
export const SEARCH_OPERATORS = ['from', 'to', 'subject', 'has', 'is', 'label', 'before', 'after'] as const
type Operator = (typeof SEARCH_OPERATORS)[number]

interface Term {
  readonly operator: Operator | undefined
  readonly value: string
}

const PLAIN = /^[\x20-\x7e]*$/
/** Accents that stand alone, Arabic vowel signs and the stretching line. */
const SILENT = /[\p{M}\u0640]/gu

/** Letters as the server compares them too: whatever their case, accents and vowel signs. */
const plain = (text: string) =>
  (PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(SILENT, '')).toLowerCase()

/** What was typed, word by word: `from:"Maya Laurent" has:attachment proofs`. */
export function parseSearch(q: string): Term[] {
  const terms = plain(q).matchAll(/(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]+))/g)
  return [...terms].flatMap(([whole, word, quoted, bare]): Term[] => {
    const value = (quoted ?? bare ?? '').trim()
    // A word that is still to be typed narrows nothing yet.
    if (!word && SEARCH_OPERATORS.some((one) => bare === `${one}:`)) return []
    const operator = SEARCH_OPERATORS.find((one) => one === word)
    if (!operator) return [{ operator, value: word ? whole.replaceAll('"', '') : value }]
    return value ? [{ operator, value }] : []
  })
}

/** What of a search stands before no colon, each part in quotation marks. */
export const wordsOf = (q: string) =>
  parseSearch(q)
    .filter(({ operator }) => !operator)
    .map(({ value }) => `"${value}"`)
    .join(' ')

const day = /^\d{4}-\d{2}-\d{2}$/
const people = (some: readonly { name: string; address: string }[]) =>
  plain(some.map(({ name, address }) => `${name} ${address}`).join(' '))

/** Text of a mail that is put together once, since thousands of mails are asked at every letter. */
function kept(textOf: (email: EmailRow) => string) {
  const known = new WeakMap<EmailRow, string>()
  return (email: EmailRow) => {
    const text = known.get(email) ?? textOf(email)
    known.set(email, text)
    return text
  }
}

const senderOf = kept(({ from }) => people([from]))
const recipientsOf = kept(({ to, cc, bcc }) => people([...to, ...cc, ...bcc]))
const subjectOf = kept(({ subject }) => plain(subject))
const haystackOf = kept(
  (email) => `${senderOf(email)} ${recipientsOf(email)} ${subjectOf(email)} ${plain(email.excerpt)}`,
)

const marks: Record<string, (email: EmailRow) => boolean> = {
  unread: ({ isRead }) => !isRead,
  read: ({ isRead }) => isRead,
  starred: ({ isStarred }) => isStarred,
}

type DayOf = (time: string) => string

const tests: Record<Operator, (email: EmailRow, value: string, dayOf: DayOf) => boolean> = {
  from: (email, value) => senderOf(email).includes(value),
  to: (email, value) => recipientsOf(email).includes(value),
  subject: (email, value) => subjectOf(email).includes(value),
  has: (email, value) => /^(?:attachments?|files?)$/.test(value) && email.hasAttachments,
  is: (email, value) => marks[value]?.(email) ?? false,
  label: ({ labels }, value) => labels.some((label) => plain(label) === value),
  // Half a day typed narrows nothing yet.
  before: ({ time }, value, dayOf) => !day.test(value) || dayOf(time) < value,
  after: ({ time }, value, dayOf) => !day.test(value) || dayOf(time) > value,
}

interface SearchContext {
  /** The zone whose days are meant. @default that of the browser */
  readonly timeZone?: string | undefined
  /** The ids of the mails that have the words of the search, also further on in their text than a list tells. */
  readonly hits?: ReadonlySet<number> | undefined
}

/** A test for mails that fit what was typed: every word of it, in sender, recipients, subject or text. */
export function createMailSearch(
  q: string,
  { timeZone, hits }: SearchContext = {},
): (email: EmailRow) => boolean {
  const terms = parseSearch(q)
  const dayOf = (time: string) => dayIn(timeZone, new Date(time))
  return (email) => {
    const isHit = hits?.has(email.id)
    return terms.every(({ operator, value }) =>
      operator ? tests[operator](email, value, dayOf) : isHit || haystackOf(email).includes(value),
    )
  }
}
