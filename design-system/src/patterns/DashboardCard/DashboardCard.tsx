import { type ReactNode, type Ref, useId } from 'react'
import { CardRefresh } from '../../components/Card/CardRefresh.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu, type MenuSection } from '../../components/Menu/Menu.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../css/cx.ts'
import { IconDotsVertical } from '../../icons/icons.ts'
import { toneClass } from '../../css/tones.css.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { type CardShape, CardSkeleton } from './CardSkeleton.tsx'
import * as styles from './DashboardCard.css.ts'

/** What can be done with a card as a whole. */
export interface DashboardCardMenu {
  /** Its sections; a function builds them when the menu opens. */
  readonly sections: readonly MenuSection[] | (() => readonly MenuSection[])
  /** Stands above its entries, such as when the figures were taken. */
  readonly header?: ReactNode
  /** Called with the id of the entry that was chosen. */
  readonly onAction: (id: string) => void
}

export interface DashboardCardProps {
  /** What the card is about. */
  title: string
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
  /** Where the whole card leads: its title becomes the link, and its other controls stay pressable. */
  href?: string
  /** A picture before the title: an `IconTile`. */
  start?: ReactNode
  /** Draws its lower edge in a colour, which stands for a status. @default none */
  edge?: Tone
  /** A line below the title: of what time it tells, by what it is ordered. */
  description?: ReactNode
  /** The card's figure in large type, formatted for the locale. */
  value?: string
  /** How the figure moved, formatted with its sign, and whether that is good. */
  change?: { text: string; tone: keyof typeof styles.changes }
  /** Against what it moved, or what moved. */
  changeNote?: string
  /** A picture at its end, as decoration, where the card is wide enough. */
  picture?: ReactNode
  /** The corner of the picture, at the end of the first line or of the last. @default 'bottom' */
  pictureAt?: keyof typeof styles.pictures
  /** A legend, tabs or a button at the end of the title's line. */
  actions?: ReactNode
  /** What can be done with the card, behind a button at its end. */
  menu?: DashboardCardMenu
  /** What it shows below its figure; it fills the height that is left. */
  children?: ReactNode
  /** Where its content comes from: on its way, there, being fetched again, not to be had, or nothing. @default 'ready' */
  state?: 'loading' | 'ready' | 'refreshing' | 'failed' | 'empty'
  /** What stands there instead, when it failed or is empty: an `ErrorState`, an `EmptyState`. */
  notice?: ReactNode
  /** What its content will look like, while it is on its way. @default 'chart' */
  skeleton?: CardShape
  /** Whether a figure will stand below the title, so that its place is kept. @default false */
  hasValue?: boolean
  /** Lets its content reach the card's edges, as a table does. @default false */
  isFlush?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A card of a dashboard: title, figure, content and menu, with the states that every card of its kind has.
 *
 * Use when a card's content comes by a call of its own. Not for content that is simply there: use `Card`.
 */
export function DashboardCard({
  title,
  level = 2,
  href,
  start,
  edge,
  description,
  value,
  change,
  changeNote,
  picture,
  pictureAt = 'bottom',
  actions,
  menu,
  children,
  state = 'ready',
  notice,
  skeleton = 'chart',
  hasValue = value !== undefined,
  isFlush = false,
  ...rest
}: DashboardCardProps) {
  const id = useId()
  const messages = useMessages()
  const isLoading = state === 'loading'
  const isInstead = state === 'failed' || state === 'empty'
  return (
    <section
      {...rest}
      aria-labelledby={id}
      aria-busy={isLoading}
      className={cx(
        styles.card,
        isFlush && !isInstead && styles.flush,
        Boolean(picture) && styles.pictured,
        edge && toneClass[edge],
        edge && styles.edged,
      )}
    >
      {picture && <div className={styles.pictures[pictureAt]}>{picture}</div>}
      <div className={cx(styles.head, Boolean(start) && styles.led, Boolean(picture) && styles.lifted)}>
        {start}
        <div className={styles.titles}>
          <Heading level={level} size="card" id={id}>
            {href ? (
              <Anchor href={href} className={styles.link}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Heading>
          {description && !isInstead && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.actions}>
          {!isInstead && actions}
          {menu && (
            <span className={styles.menu}>
              <Menu label={messages.moreActionsFor(title)} {...menu}>
                <IconButton
                  icon={IconDotsVertical}
                  label={messages.moreActionsFor(title)}
                  size="small"
                  isDisabled={isLoading}
                />
              </Menu>
            </span>
          )}
        </div>
      </div>
      {hasValue && !isInstead && (
        <div className={styles.figure}>
          {isLoading ? (
            <span className={styles.value}>
              <Skeleton width="5em" />
            </span>
          ) : (
            <bdi className={styles.value}>{value}</bdi>
          )}
          {!isLoading && change && (
            <span className={styles.changeNote}>
              <bdi className={cx(styles.change, styles.changes[change.tone])}>{change.text}</bdi>
              {changeNote && ` ${changeNote}`}
            </span>
          )}
        </div>
      )}
      {(children !== undefined || isLoading || isInstead) && (
        <div className={cx(styles.body, isFlush && !isInstead && !isLoading && styles.wideBody)}>
          {isLoading && <CardSkeleton shape={skeleton} />}
          {isInstead && <div className={styles.middle}>{notice}</div>}
          {!isLoading && !isInstead && (
            <CardRefresh isRefreshing={state === 'refreshing'} isFilling>
              {children}
            </CardRefresh>
          )}
        </div>
      )}
    </section>
  )
}
