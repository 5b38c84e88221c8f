import { LinkifyIt } from 'linkify-it'
import { mayHaveLinks } from './mayHaveLinks.ts'

/** A part of a text: words, or words that lead somewhere. */
export interface TextPart {
  readonly text: string
  readonly href?: string
}

const linkify = new LinkifyIt().add('ftp:', null).add('//', null)
const SAFE = /^(https?:\/\/|mailto:)/i

/** Takes a text apart at the addresses in it: those of the web and of mail, and no others. */
export function partsOf(text: string): readonly TextPart[] {
  if (!mayHaveLinks(text)) return [{ text }]
  const parts: TextPart[] = []
  let end = 0
  for (const { index, lastIndex, url, text: words } of linkify.match(text) ?? []) {
    if (!SAFE.test(url)) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: words, href: url })
    end = lastIndex
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
