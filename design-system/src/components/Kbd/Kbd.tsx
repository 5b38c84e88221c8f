import type { ReactNode, Ref } from 'react'
import * as styles from './Kbd.css.ts'

export interface KbdProps {
  /** The key or keys, as they stand on the keyboard: `⌘ K`. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * A key, or keys pressed together; written left to right in every language, as keyboards are.
 *
 * Use when a shortcut is told beside what it does. Not for code or values a person types.
 */
export function Kbd({ children, ...rest }: KbdProps) {
  return (
    <kbd {...rest} dir="ltr" className={styles.kbd}>
      {children}
    </kbd>
  )
}
