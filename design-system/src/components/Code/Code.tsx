import type { ReactNode, Ref } from 'react'
import * as styles from './Code.css.ts'

export interface CodeProps {
  /** A name, a value or a command, as one types it. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * A piece of code within a sentence.
 *
 * Use when words name something of a program: a file, a setting, a command.
 * Not for several lines: use `CodeBlock`; nor for a key to press: use `Kbd`.
 */
export function Code({ children, ...rest }: CodeProps) {
  return (
    <code {...rest} dir="ltr" translate="no" className={styles.code}>
      {children}
    </code>
  )
}
