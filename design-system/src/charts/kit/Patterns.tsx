import type { Mark } from './model.ts'
import * as styles from './shapes.css.ts'

const marks = [
  'M0 0H8V8H0Z',
  'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  'M0 4H8',
  'M4 0V8',
  'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  'M0 4H8M4 0V8',
  'M2 4H6',
  'M0 0L8 8M0 8L8 0',
]

export const patternOf = (id: string, index: number) => `url(#${id}-${index % marks.length})`

/** What fills shapes where colours do not tell them apart; one for each series that there is. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {marks.slice(0, count).map((mark, index) => (
        <pattern key={mark} id={`${id}-${index}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className={styles.patternGround} />
          <path d={mark} className={styles.patternMark} />
        </pattern>
      ))}
    </defs>
  )
}

/** How a series is drawn where a pattern tells it from the others, in turn. */
export const patternMarks = ['bar', 'striped', 'dotted', 'lined'] as const satisfies readonly Mark[]

const traces = {
  striped: 'M-1.5 1.5L1.5 -1.5M0 6L6 0M4.5 7.5L7.5 4.5',
  dotted: 'M1.5 1.5h0M4.5 4.5h0',
  lined: 'M0 3H6',
}

/** Whether a series has a pattern on its colour. */
export const isPatterned = (mark: Mark): mark is keyof typeof traces => mark in traces

/** What fills a series that has a pattern on its colour; nothing for one that is plain. */
export function ColorPattern({ id, mark }: { id: string; mark: Mark }) {
  if (!isPatterned(mark)) return null
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
      <rect width={6} height={6} className={styles.colorGround} />
      <path d={traces[mark]} className={styles.colorTrace} />
    </pattern>
  )
}
