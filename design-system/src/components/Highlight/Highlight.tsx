import { Fragment, type Ref } from 'react'
import { useMatcher } from '../Select/match.ts'
import * as styles from './Highlight.css.ts'

/** A part of a text, from and to, in letters. */
export type HighlightSpan = readonly [from: number, to: number]

interface HighlightOptions {
  /** The text. */
  children: string
  ref?: Ref<HTMLSpanElement>
}

/** What is marked is either looked for here, or known already. */
export type HighlightProps = HighlightOptions &
  (
    | {
        /** What was looked for, whatever its case and accents; empty marks nothing. */
        query: string
        spans?: undefined
      }
    | {
        query?: undefined
        /** The parts to mark, in their order, none over another. */
        spans: readonly HighlightSpan[]
      }
  )

/**
 * A text in which what was looked for is marked.
 *
 * Use when a result has to say why it was found. Not to stress words: use `Text`.
 */
export function Highlight({ children, query = '', spans, ...rest }: HighlightProps) {
  const find = useMatcher(query)
  const marks = spans ?? allOf(find, children)
  return (
    <span {...rest} dir="auto">
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {children.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{children.slice(from, to)}</mark>
        </Fragment>
      ))}
      {children.slice(marks.at(-1)?.[1] ?? 0)}
    </span>
  )
}

/** Every place, from the first on. */
function allOf(find: ReturnType<typeof useMatcher>, text: string): readonly HighlightSpan[] {
  const found: HighlightSpan[] = []
  let start = 0
  for (let next = find(text); next; next = find(text.slice(start))) {
    if (next[1] === next[0]) break
    found.push([start + next[0], start + next[1]])
    start += next[1]
  }
  return found
}
