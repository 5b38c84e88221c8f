import type { ReactNode, Ref } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** The element to render. @default 'span' */
  as?: 'span' | 'div' | 'h2'
  /** Reads the content out when it changes: politely, or at once. @default not at all */
  live?: 'polite' | 'assertive'
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Text for screen readers alone.
 *
 * Use when what is seen says something that words must say too. Not to hide a control: it would take focus unseen.
 */
export function VisuallyHidden({ children, as: Element = 'span', live, ref, ...rest }: VisuallyHiddenProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={styles.hidden}
      aria-live={live}
      aria-atomic={live && true}
    >
      {children}
    </Element>
  )
}
