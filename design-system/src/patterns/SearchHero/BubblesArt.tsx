import { cx } from '../../css/cx.ts'
import * as styles from './SearchHero.css.ts'

/** Someone answers: two bubbles, one over the other. */
export const BubblesArt = () => (
  <svg aria-hidden="true" viewBox="0 0 160 120" className={cx(styles.art, styles.artAtEnd)}>
    <path className={styles.ground} d="M14 58c0-32 34-46 66-46s64 16 66 46-24 48-62 48-70-14-70-48z" />
    <path
      className={styles.deep}
      d="M40 28h56a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H60L46 86V74h-6a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10z"
    />
    <circle className={styles.paper} cx="54" cy="50" r="4" />
    <circle className={styles.paper} cx="68" cy="50" r="4" />
    <circle className={styles.paper} cx="82" cy="50" r="4" />
    <path
      className={styles.paper}
      d="M82 58h40a9 9 0 0 1 9 9v17a9 9 0 0 1-9 9h-6v9l-12-9H82a9 9 0 0 1-9-9V67a9 9 0 0 1 9-9z"
    />
    <rect className={styles.main} x="83" y="68" width="38" height="4" rx="2" />
    <rect className={styles.ground} x="83" y="78" width="26" height="4" rx="2" />
    <path className={styles.spark} d="m124 24 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
    <circle className={styles.warm} cx="24" cy="94" r="4" />
  </svg>
)
