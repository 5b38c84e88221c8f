import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import * as styles from './SiteSection.css.ts'

export interface SiteSectionProps {
  /** What the section is about: its heading of level 2. */
  title: string
  /** A word or two above the title, on what kind of thing follows. */
  eyebrow?: string
  /** A sentence below the title. */
  description?: ReactNode
  /** Something to do or to follow, below the words. */
  actions?: ReactNode
  /** What it shows. */
  children: ReactNode
  /** Its words above what it shows, in the middle or at the start, or beside it where there is room. @default 'centered' */
  layout?: keyof typeof styles.layouts
  /** What addresses name it by, after `#`. */
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * A part of a public page with a title of its own, to which its header can lead.
 *
 * Use when a public page says several things, one below the other. Not in an application: use `Card`.
 */
export function SiteSection({
  title,
  eyebrow,
  description,
  actions,
  children,
  layout = 'centered',
  ...rest
}: SiteSectionProps) {
  const titleId = useId()
  return (
    <section
      {...rest}
      tabIndex={rest.id ? -1 : undefined}
      aria-labelledby={titleId}
      className={cx(styles.section, styles.layouts[layout])}
    >
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
