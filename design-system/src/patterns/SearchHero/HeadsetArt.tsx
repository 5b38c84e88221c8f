import { cx } from '../../css/cx.ts'
import * as styles from './SearchHero.css.ts'

/** Someone listens: a headset with a bubble between its ears. */
export const HeadsetArt = () => (
  <svg aria-hidden="true" viewBox="0 0 160 120" className={cx(styles.art, styles.artAtStart)}>
    <path
      className={styles.ground}
      d="M22 62c-6-30 22-52 56-50 30 2 64 12 66 46 2 30-30 48-64 46-30-2-52-12-58-42z"
    />
    <ellipse className={styles.shade} cx="82" cy="106" rx="38" ry="4" />
    <path className={styles.band} strokeWidth="7" strokeLinecap="round" d="M50 66v-10a32 32 0 0 1 64 0v10" />
    <rect className={styles.deep} x="38" y="58" width="18" height="34" rx="9" />
    <rect className={styles.main} x="48" y="58" width="12" height="34" rx="6" />
    <rect className={styles.deep} x="108" y="58" width="18" height="34" rx="9" />
    <rect className={styles.main} x="104" y="58" width="12" height="34" rx="6" />
    <path className={styles.band} strokeWidth="4" strokeLinecap="round" d="M116 92c-2 9-12 11-24 11" />
    <rect className={styles.warm} x="76" y="98" width="20" height="9" rx="4.5" />
    <path
      className={styles.paper}
      d="M68 58h28a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H80l-7 6v-6h-5a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
    />
    <circle className={styles.ink} cx="75" cy="70" r="2" />
    <circle className={styles.ink} cx="82" cy="70" r="2" />
    <circle className={styles.ink} cx="89" cy="70" r="2" />
    <path className={styles.spark} d="m138 26 2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
    <circle className={styles.warm} cx="26" cy="26" r="3" />
  </svg>
)
