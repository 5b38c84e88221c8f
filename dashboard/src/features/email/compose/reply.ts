import { type Email, type EmailRecipient, SUBJECT_LIMIT } from '@data1522/mocks/contract/email'
import type { Letter } from './draft.ts'

export type ReplyKind = 'reply' | 'replyAll' | 'forward'

/** The words of a quotation, in the language of the moment. */
export interface QuoteLabels {
  /** Who wrote when: stands above the quotation. */
  readonly wrote: (message: Email) => string
  readonly forwarded: string
}

const prefixed = (prefix: string, subject: string) =>
  new RegExp(`^${prefix}:`, 'i').test(subject.trim())
    ? subject
    : `${prefix}: ${subject}`.slice(0, SUBJECT_LIMIT)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function withoutOwn(some: readonly EmailRecipient[], own: string): EmailRecipient[] {
  const seen = new Set([own])
  return some.filter(({ address }) => !seen.has(address) && seen.add(address))
}

/** The letter that answers a message, or hands it on, with what was written below; `quote` makes of its html what may be quoted. */
export function replyTo(
  kind: ReplyKind,
  message: Email,
  root: Email,
  own: string,
  words: QuoteLabels,
  quote: (html: string) => string,
): Letter {
  const isOwn = message.from.address === own
  const sender = isOwn ? message.to : [message.from]
  const others = kind === 'replyAll' ? withoutOwn([...sender, ...message.to], own) : sender
  const toAddresses = new Set(others.map(({ address }) => address))
  const cc =
    kind === 'replyAll' ? withoutOwn(message.cc, own).filter(({ address }) => !toAddresses.has(address)) : []
  const isForward = kind === 'forward'
  const head = isForward
    ? `${escaped(words.forwarded)}<br>${escaped(words.wrote(message))}`
    : escaped(words.wrote(message))
  return {
    to: isForward ? [] : others.map(({ address, name }) => ({ address, name })),
    cc,
    bcc: [],
    subject: prefixed(isForward ? 'Fwd' : 'Re', root.subject),
    message: `<p></p><p>${head}</p><blockquote>${quote(message.message)}</blockquote>`,
    attachments: isForward ? message.attachments : [],
    ...(!isForward && { replyTo: root.id }),
  }
}
