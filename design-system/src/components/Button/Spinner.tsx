import { useMessages } from '../../locale/LocaleProvider.tsx'
import * as styles from './Button.css.ts'

/** The sign inside a pending button; it becomes part of the button's name, which is read out as it changes. */
export function Spinner() {
  return <span role="img" aria-label={useMessages().pending} className={styles.spinner} />
}
