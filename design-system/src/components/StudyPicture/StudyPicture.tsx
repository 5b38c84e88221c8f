import type { Ref } from 'react'
import * as styles from './StudyPicture.css.ts'

/** The books from the lowest up: where each begins, its width, and its cover. */
const books = [
  [44, 98, 82, 'primary'],
  [52, 84, 72, 'danger'],
  [46, 70, 76, 'info'],
] as const

export interface StudyPictureProps {
  ref?: Ref<SVGSVGElement>
}

/**
 * A graduate's cap on a pile of books, as decoration.
 *
 * Use when someone learns and the words beside say how far they are. Not where something was won: use `AwardPicture`.
 */
export function StudyPicture(props: StudyPictureProps) {
  return (
    <svg {...props} viewBox="0 0 168 128" aria-hidden="true" className={styles.picture}>
      <path
        d="M84 14c34-6 68 14 70 46s-22 54-66 54-74-18-74-50 38-44 70-50z"
        className={styles.fills.ground}
      />
      {books.map(([x, y, width, tone]) => (
        <g key={tone}>
          <rect x={x} y={y} width={width} height="14" rx="4" className={styles.fills[tone]} />
          <path d={`M${x + 16} ${y + 3}h${width - 16}v8h${16 - width}z`} className={styles.fills.pages} />
          <path d={`M${x + 8} ${y}v14`} className={styles.band} />
        </g>
      ))}
      <path d="M60 46v17c0 8 48 8 48 0V46z" className={styles.fills.crown} />
      <path d="M84 20 136 39 84 58 32 39z" className={styles.fills.board} />
      <path d="m84 39 38 8v17" className={styles.cord} />
      <path d="M119 62h6l2 12h-10z" className={styles.fills.warning} />
      <path
        d="m148 84 2.2 5.3 5.3 2.2-5.3 2.2-2.2 5.3-2.2-5.3-5.3-2.2 5.3-2.2z"
        className={styles.fills.warning}
      />
      <circle cx="22" cy="32" r="3.5" className={styles.fills.warning} />
      <circle cx="12" cy="70" r="2.5" className={styles.fills.board} />
      <circle cx="148" cy="24" r="3.5" className={styles.ring} />
    </svg>
  )
}
