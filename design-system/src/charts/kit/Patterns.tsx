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
