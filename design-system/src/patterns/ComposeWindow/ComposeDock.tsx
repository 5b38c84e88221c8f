import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'
import { useIsBrowser } from '../../internal/useIsBrowser.ts'
import { useComposeStrings } from './strings/useComposeStrings.ts'
import * as styles from './ComposeWindow.css.ts'

export interface ComposeDockProps {
  /** The `ComposeWindow`s, the newest last. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * Where windows stand in which messages are written: side by side at the bottom of the page, one below the other on phones.
 *
 * Use when a page writes messages: once, around its `ComposeWindow`s.
 * Not for a form that is dealt with before anything else: use `Dialog`.
 */
export function ComposeDock({ children, ...rest }: ComposeDockProps) {
  const strings = useComposeStrings()
  // There is no page to stand at the end of while rendering on a server.
  if (!useIsBrowser()) return null
  return createPortal(
    <section {...rest} aria-label={strings.windows} className={styles.dock}>
      {children}
    </section>,
    document.body,
  )
}
