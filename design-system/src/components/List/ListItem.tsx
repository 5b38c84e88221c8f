import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { RowContent } from './RowContent.tsx'
import * as rows from './row.css.ts'
import * as styles from './List.css.ts'

interface ListItemOptions {
  /** Its first line; the name of what pressing it does. */
  title: string
  /** What says more, below the title. */
  detail?: ReactNode
  /** How many lines the detail may take before it is cut. @default 1 */
  detailLines?: 1 | 2
  /** A last line in small letters: when it was, where it comes from. */
  note?: ReactNode
  /** Lets its words stand back, as those of what is read or done. @default false */
  isMuted?: boolean
  /** A face, an icon or a picture before the words. */
  start?: ReactNode
  /** A word, a chip or a figure after the words. */
  end?: ReactNode
  /** Controls of its own at the end: buttons, a menu, a switch. */
  actions?: ReactNode
  ref?: Ref<HTMLLIElement>
}

/** An entry is only read, or leads to an address, or does one thing. */
export type ListItemProps = ListItemOptions &
  (
    | {
        href?: undefined
        isCurrent?: undefined
        onFollow?: undefined
        onPress?: undefined
        isDisabled?: undefined
      }
    | {
        /** The address that it leads to. */
        href: string
        /** Marks the entry of the screen one is on. @default false */
        isCurrent?: boolean
        /** Called when the link is pressed, before it leads on. */
        onFollow?: () => void
        onPress?: undefined
        isDisabled?: undefined
      }
    | {
        href?: undefined
        isCurrent?: undefined
        onFollow?: undefined
        onPress: () => void
        /** @default false */
        isDisabled?: boolean
      }
  )

/**
 * One entry of a `List`.
 *
 * Use when a thing is named in one to three lines. Not when it holds further entries: use `ListGroup`.
 */
export function ListItem({
  title,
  href,
  isCurrent,
  onFollow,
  onPress,
  isDisabled,
  actions,
  ref,
  ...content
}: ListItemProps) {
  const isPressable = Boolean(href ?? onPress)
  return (
    <li ref={ref} {...dataAttributes(content)} className={styles.entry}>
      <div
        className={cx(
          rows.row,
          isPressable && rows.active,
          isPressable && styles.pressable,
          isCurrent && styles.current,
        )}
      >
        <RowContent
          {...content}
          title={
            href !== undefined ? (
              <Anchor
                href={href}
                aria-current={isCurrent && 'page'}
                onFollow={onFollow}
                className={styles.press}
              >
                {title}
              </Anchor>
            ) : onPress ? (
              <Pressable onPress={onPress} isDisabled={isDisabled} className={styles.press}>
                {title}
              </Pressable>
            ) : (
              title
            )
          }
        />
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
    </li>
  )
}
