import type { Kind } from './highlight.css.ts'

/** A stretch of code of one kind; of none, it has the text's own colour. */
export interface Token {
  readonly text: string
  readonly kind?: Kind
}

/** Cuts tokens at line ends, so that each line has its own; a comment over three lines becomes three. */
export function toLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]]
  for (const { text, kind } of tokens) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part) lines.at(-1)!.push({ text: part, kind })
    }
  }
  return lines
}
