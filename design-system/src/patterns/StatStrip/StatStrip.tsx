import type { ReactNode, Ref } from 'react'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { cx } from '../../css/cx.ts'
import * as styles from './StatStrip.css.ts'

/** One figure of a strip. */
export interface StatStripItem {
  /** Tells it from the others. */
  readonly id: string
  /** What is counted. */
  readonly label: string
  /** The figure, formatted for the locale. */
  readonly value: string
  /** How it moved, formatted with its sign, and whether that is good. */
  readonly change?: { readonly text: string; readonly tone: keyof typeof styles.changes }
  /** Against what it moved, or what the figure covers. */
  readonly note?: ReactNode
  /** A picture of what is counted. */
  readonly icon?: IconSource
  /** The list that it counts. */
  readonly href?: string
}

export interface StatStripProps {
  /** What the figures are about: the list's name. */
  label: string
  /** The figures in reading order. */
  items: readonly StatStripItem[]
  ref?: Ref<HTMLUListElement>
}

/**
 * A few figures side by side in one card, with lines between; two in a row where it is narrow.
 *
 * Use when figures belong together and none stands out. Not for tiles of their own: use `StatCard`.
 */
export function StatStrip({ label, items, ...rest }: StatStripProps) {
  return (
    <div className={styles.frame}>
      <ul {...rest} aria-label={label} className={styles.strip}>
        {items.map(({ id, label: name, value, change, note, icon, href }) => (
          <li key={id} className={styles.tile}>
            <span className={styles.label}>
              {icon && (
                <span className={styles.icon}>
                  <Icon icon={icon} size={20} />
                </span>
              )}
              {href ? (
                <Link href={href} variant="quiet">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            <bdi className={styles.value}>{value}</bdi>
            <span className={styles.note}>
              {change && <bdi className={cx(styles.change, styles.changes[change.tone])}>{change.text}</bdi>}
              {change && note && ' '}
              {note}
              {!change && !note && '\u00a0'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
