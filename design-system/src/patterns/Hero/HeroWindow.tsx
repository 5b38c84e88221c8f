import type { ReactNode, Ref } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import * as styles from './HeroWindow.css.ts'

/** A line of the window's navigation. */
export interface HeroWindowEntry {
  readonly label: string
  readonly icon: IconSource
}

/** A figure of what the window shows, in a tile. */
export interface HeroWindowFigure {
  readonly label: string
  /** The figure, formatted for the locale. */
  readonly value: string
  /** How it moved, formatted with its sign; as decoration it is taken to be good. */
  readonly change: string
  /** Against what it moved. */
  readonly note: string
}

export interface HeroWindowProps {
  /** The product's sign and name. */
  brand: ReactNode
  /** What its navigation lists; the first is the one that is open. */
  entries: readonly HeroWindowEntry[]
  /** The title of what it shows. */
  title: ReactNode
  /** A line below the title. */
  description?: ReactNode
  /** What can be done, at the end of the title's line. */
  actions?: ReactNode
  /** What it shows first: at best four figures. */
  figures?: readonly HeroWindowFigure[]
  /** What it shows below its figures, one wide card and a narrow one; empty cards hold their place until it comes. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * An application in small, as what a `Hero` shows: its navigation beside what is open.
 *
 * Use when a page shows the product before one is in it. Not for the product itself: use `NavigationShell`.
 */
export function HeroWindow({
  brand,
  entries,
  title,
  description,
  actions,
  figures = [],
  children,
  ...rest
}: HeroWindowProps) {
  return (
    <div {...rest} className={styles.window}>
      <div className={styles.side}>
        <div className={styles.brand}>{brand}</div>
        {entries.map(({ label, icon }, index) => (
          <span key={label} className={cx(styles.entry, index === 0 && styles.current)}>
            <Icon icon={icon} size={18} />
            {label}
          </span>
        ))}
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {figures.length > 0 && (
          <div className={styles.figures}>
            {figures.map(({ label, value, change, note }) => (
              <div key={label} className={styles.figure}>
                <p className={styles.label}>{label}</p>
                <bdi dir="ltr" className={styles.value}>
                  {value}
                </bdi>
                <p className={styles.note}>
                  <bdi className={styles.change}>{change}</bdi> {note}
                </p>
              </div>
            ))}
          </div>
        )}
        <div className={styles.more}>
          <span className={styles.empty} />
          <span className={styles.empty} />
          {children && <div className={styles.content}>{children}</div>}
        </div>
      </div>
    </div>
  )
}
