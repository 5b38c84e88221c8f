import * as styles from './Button.css.ts'

/** The sign inside a pending button; its label becomes part of the button's name. */
export const Spinner = ({ label }: { label: string }) => (
  <span role="img" aria-label={label} className={styles.spinner} />
)
