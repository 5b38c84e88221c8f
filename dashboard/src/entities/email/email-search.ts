import type { Email } from '@data1522/mocks/contract/email'
import { textOf } from './email-text.ts'

/** The words that narrow a search, each before a colon. */
export const SEARCH_OPERATORS = ['from', 'to', 'subject', 'has', 'is', 'label', 'before', 'after'] as const
type Operator = (typeof SEARCH_OPERATORS)[number]

interface Term {
  readonly operator: Operator | undefined
  readonly value: string
}

const plain = (text: string) => text.normalize('NFC').toLowerCase()

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

const day = /^\d{4}-\d{2}-\d{2}$/
const people = (some: readonly { name: string; address: string }[]) =>
  plain(some.map(({ name, address }) => `${name} ${address}`).join(' '))

const haystacks = new WeakMap<Email, string>()
function haystackOf(email: Email): string {
  const known = haystacks.get(email)
  if (known !== undefined) return known
  const all = `${people([email.from, ...email.to, ...email.cc, ...email.bcc])} ${plain(email.subject)} ${plain(textOf(email))}`
  haystacks.set(email, all)
  return all
}

const hasFiles = ({ attachments, replies }: Email): boolean =>
  attachments.length > 0 || replies.some((reply) => reply.attachments.length > 0)

const marks: Record<string, (email: Email) => boolean> = {
  unread: ({ isRead }) => !isRead,
  read: ({ isRead }) => isRead,
  starred: ({ isStarred }) => isStarred,
}

const localDay = (time: string) => new Intl.DateTimeFormat('sv-SE').format(new Date(time))

const tests: Record<Operator, (email: Email, value: string) => boolean> = {
  from: ({ from }, value) => people([from]).includes(value),
  to: ({ to, cc, bcc }, value) => people([...to, ...cc, ...bcc]).includes(value),
  subject: ({ subject }, value) => plain(subject).includes(value),
  has: (email, value) => /^(?:attachments?|files?)$/.test(value) && hasFiles(email),
  is: (email, value) => marks[value]?.(email) ?? false,
  label: ({ labels }, value) => labels.some((label) => plain(label) === value),
  // Half a day typed narrows nothing yet.
  before: ({ time }, value) => !day.test(value) || localDay(time) < value,
  after: ({ time }, value) => !day.test(value) || localDay(time) > value,
}

/** A test for mails that fit what was typed: every word of it, in sender, recipients, subject or text. */
export function createMailSearch(q: string): (email: Email) => boolean {
  const terms = parseSearch(q)
  return (email) =>
    terms.every(({ operator, value }) =>
      operator ? tests[operator](email, value) : haystackOf(email).includes(value),
    )
}
