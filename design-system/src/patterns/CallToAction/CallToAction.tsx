import { type ReactNode, type Ref, useId } from 'react'
import * as styles from './CallToAction.css.ts'

export interface CallToActionProps {
  /** What one is invited to: a heading of level 2. */
  title: string
  /** A sentence on what that takes. */
  description?: ReactNode
  /** What to do, the main thing first. */
  actions: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * An invitation in the product's colour, which ends a public page.
 *
 * Use when everything has been said, once a page. Not for a notice: use `Alert`.
 */
export function CallToAction({ title, description, actions, ...rest }: CallToActionProps) {
  const id = useId()
  return (
    <section {...rest} aria-labelledby={id} className={styles.banner}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
