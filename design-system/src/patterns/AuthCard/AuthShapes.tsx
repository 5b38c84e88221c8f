import { useId } from 'react'
import * as styles from './AuthCard.css.ts'

const GRAINS = [0, 1, 2, 3, 4, 5, 6]
const STEP = 22

/** The letter of the brand's sign: a straight back and a round belly; `inset` draws it within itself. */
const letterPath = (inset: number) => {
  const [near, far, belly, corner] = [10 + inset, 260 - inset, 125 - inset, 32 - inset / 2]
  const back = `V${near + corner}A${corner} ${corner} 0 0 1 ${near + corner} ${near}`
  const foot = `H${near + corner}A${corner} ${corner} 0 0 1 ${near} ${far - corner}`
  return `M${near + corner} ${near}H145A${belly} ${belly} 0 0 1 145 ${far}${foot}${back}Z`
}

/** The brand's letter and its dot, taken apart and laid behind two corners of the card. */
export function AuthShapes() {
  const gradient = useId()
  return (
    <>
      <svg className={styles.letter} width="280" height="280" viewBox="0 0 280 280" aria-hidden>
        <path d={letterPath(28)} className={styles.ground} />
        <path d={letterPath(14)} className={styles.ring} />
        <path d={letterPath(0)} className={styles.ring} />
      </svg>
      <svg className={styles.dots} width="190" height="190" viewBox="0 0 190 190" aria-hidden>
        <defs>
          <linearGradient id={gradient} x2="1" y2="1">
            <stop className={styles.from} />
            <stop offset="1" className={styles.to} />
          </linearGradient>
        </defs>
        <g className={styles.grain}>
          {GRAINS.flatMap((row) =>
            GRAINS.map((column) => (
              <circle key={`${row} ${column}`} cx={30 + column * STEP} cy={30 + row * STEP} r="2" />
            )),
          )}
        </g>
        <circle cx="118" cy="122" r="42" fill={`url(#${gradient})`} />
      </svg>
    </>
  )
}
