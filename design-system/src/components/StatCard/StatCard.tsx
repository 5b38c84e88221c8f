import type { Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import type { IconSource } from '../Icon/Icon.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './StatCard.css.ts'

export interface StatCardProps {
  /** What is counted. */
  label: string
  /** The figure, formatted for the locale. */
  value: string
  /** How the figure changed, formatted with its sign, whether that is good, and over what time. */
  change?: {
    text: string
    tone: keyof typeof styles.changes
    period?: string
  }
  /** Puts the change on its own line, and keeps the line empty while there is none, so that cards with long figures are aligned. @default false */
  isChangeBelow?: boolean
  /** What the figure covers: a period, a scope. */
  caption?: string
  /** Where what is counted is listed: the whole card is a link to it. */
  href?: string
  /** A picture of what is counted. */
  icon?: IconSource
  /** The colour of the icon's tile. @default 'primary' */
  tone?: Tone
  /** Shows a skeleton in place of the figure. @default false */
  isLoading?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * A card with one figure that matters.
 *
 * Use when a screen opens with the few numbers it is about, several in a `Grid`.
 * Not for a list of facts: use `DescriptionList`.
 */
export function StatCard({
  label,
  value,
  change,
  isChangeBelow,
  caption,
  href,
  icon,
  tone = 'primary',
  isLoading,
  ...rest
}: StatCardProps) {
  const hasChange = change !== undefined && !isLoading
  return (
    <div {...rest} role="group" aria-label={label} aria-busy={isLoading} className={styles.card}>
      <div className={styles.words}>
        <p className={styles.label}>
          {href ? (
            <Anchor href={href} className={styles.link}>
              {label}
            </Anchor>
          ) : (
            label
          )}
        </p>
        <div className={isChangeBelow ? styles.stacked : styles.figures}>
          {isLoading ? (
            <div className={styles.value}>
              <Skeleton width="4.5em" />
            </div>
          ) : (
            <bdi className={styles.value}>{value}</bdi>
          )}{' '}
          {hasChange && (
            <span className={styles.moved}>
              <bdi className={cx(styles.change, styles.changes[change.tone])}>{change.text}</bdi>
              {change.period && <span className={styles.caption}> {change.period}</span>}
            </span>
          )}
          {isChangeBelow && !hasChange && <span className={styles.change}>{'\u00a0'}</span>}
        </div>
        {caption && <p className={styles.caption}>{caption}</p>}
      </div>
      {icon && (
        <span className={styles.picture}>
          <IconTile icon={icon} tone={tone} size={42} />
        </span>
      )}
    </div>
  )
}
