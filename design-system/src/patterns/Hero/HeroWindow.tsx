import type { ReactNode, Ref } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import * as styles from './HeroWindow.css.ts'

/** A line of the window's navigation. */
export interface HeroWindowEntry {
  readonly label: string
  readonly icon: IconSource
}

export interface HeroWindowProps {
  /** The product's sign and name. */
  brand: ReactNode
  /** What its navigation lists; the first is the one that is open. */
  entries: readonly HeroWindowEntry[]
  /** The title of what it shows. */
  title: ReactNode
  /** A line below the title. */
  lede?: ReactNode
  /** What can be done, at the end of the title's line. */
  actions?: ReactNode
  /** The rows of what it shows. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * An application in small, as what a `Hero` shows: its navigation beside what is open.
 *
 * Use when a page shows the product before one is in it. Not for the product itself: use `NavigationShell`.
 */
export function HeroWindow({ brand, entries, title, lede, actions, children, ...rest }: HeroWindowProps) {
  return (
    <div {...rest} className={styles.window}>
      <div className={styles.side}>
        <div className={styles.brand}>{brand}</div>
        {entries.map(({ label, icon }, index) => (
          <span key={label} className={cx(styles.entry, index === 0 && styles.current)}>
            <Icon of={icon} size={18} />
            {label}
          </span>
        ))}
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {lede && <p className={styles.lede}>{lede}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
