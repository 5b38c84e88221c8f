import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './TimelineItem.css.ts'

export interface TimelineItemProps {
  /** What happened, in a few words. */
  title: ReactNode
  /** When it happened, as people say it: “12 min ago”, “Monday”. */
  time?: ReactNode
  /** More about it: text, people, files. */
  children?: ReactNode
  /** What it means. @default 'primary' */
  tone?: Tone
  /** How strongly the sign stands out. @default 'solid' */
  variant?: keyof typeof styles.variants
  /** A picture in the sign, which is a dot without. */
  icon?: IconSource
  /** Puts the words on a raised sheet. @default false */
  isCard?: boolean
  ref?: Ref<HTMLLIElement>
}

/**
 * One event of a `Timeline`.
 *
 * Use when something happened at a time. Not outside of a `Timeline`: use `ListItem`.
 */
export function TimelineItem({
  title,
  time,
  children,
  tone = 'primary',
  variant = 'solid',
  icon,
  isCard,
  ...rest
}: TimelineItemProps) {
  const words = (
    <>
      <div className={styles.title}>{title}</div>
      {children}
    </>
  )
  return (
    <li
      {...rest}
      className={cx(toneClass[tone], styles.item, icon && styles.withIcon, isCard && styles.withCard)}
    >
      <span className={styles.track}>
        <span className={cx(styles.dot, icon && styles.tile, styles.variants[variant])}>
          {icon && <Icon icon={icon} size={18} />}
        </span>
      </span>
      {time && <div className={styles.time}>{time}</div>}
      <div className={styles.content}>{isCard ? <div className={styles.card}>{words}</div> : words}</div>
    </li>
  )
}
