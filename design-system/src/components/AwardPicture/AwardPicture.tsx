import type { Ref } from 'react'
import * as styles from './AwardPicture.css.ts'

const confetti = [
  [34, 34, -20, 'danger'],
  [52, 14, 30, 'success'],
  [26, 62, 50, 'info'],
  [126, 22, -35, 'info'],
  [142, 44, 20, 'success'],
  [148, 78, -15, 'danger'],
  [22, 88, 15, 'warning'],
  [112, 10, 60, 'danger'],
  [136, 98, 40, 'primary'],
  [38, 100, -40, 'success'],
] as const

export interface AwardPictureProps {
  ref?: Ref<SVGSVGElement>
}

/**
 * A cup among confetti, as decoration.
 *
 * Use when something went well and the words beside say what. Not where nothing is to be celebrated.
 */
export function AwardPicture(props: AwardPictureProps) {
  return (
    <svg {...props} viewBox="0 0 168 128" aria-hidden="true" className={styles.picture}>
      <ellipse cx="84" cy="68" rx="66" ry="52" className={styles.ground} />
      {confetti.map(([x, y, turn, tone]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="8"
          height="3.5"
          rx="1.5"
          transform={`rotate(${turn} ${x + 4} ${y + 2})`}
          className={styles.bits[tone]}
        />
      ))}
      <path d="M60 38h-8c-9 0-9 26 13 30M108 38h8c9 0 9 26-13 30" className={styles.handle} />
      <path d="M58 28h52v26c0 17-11 28-26 28S58 71 58 54z" className={styles.cup} />
      <path d="M96 28h14v26c0 17-11 28-26 28 9-5 12-16 12-28z" className={styles.shade} />
      <path d="M79 80h10v14H79z" className={styles.cup} />
      <path d="M66 94h36a4 4 0 0 1 4 4v8H62v-8a4 4 0 0 1 4-4z" className={styles.plate} />
      <rect x="56" y="105" width="56" height="11" rx="4" className={styles.foot} />
      <path d="m84 42 3.6 8.4 8.4 3.6-8.4 3.6L84 66l-3.6-8.4L72 54l8.4-3.6z" className={styles.star} />
      <circle cx="152" cy="34" r="3.5" className={styles.bits.primary} />
      <circle cx="18" cy="46" r="2.5" className={styles.bits.primary} />
    </svg>
  )
}
