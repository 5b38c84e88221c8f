import { endingOf } from './kinds.ts'
import * as styles from './FileField.css.ts'

/** A file's name on one line; what does not fit is left out before its ending, which says what it is. */
export function FileName({ name, isDisabled }: { name: string; isDisabled?: boolean }) {
  const ending = endingOf(name)
  const stem = ending ? name.slice(0, -ending.length - 1) : name
  return (
    <bdi title={name} aria-disabled={isDisabled || undefined} className={styles.name}>
      <span className={styles.stem}>{stem}</span>
      {ending && <span className={styles.ending}>.{name.slice(stem.length + 1)}</span>}
    </bdi>
  )
}
