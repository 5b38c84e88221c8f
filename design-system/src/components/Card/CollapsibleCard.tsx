import { type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronDown } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { makeFindable } from '../ExpansionPanel/findable.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import { type CardLook, CardSurface } from './CardSurface.tsx'
import * as card from './Card.css.ts'
import * as styles from './CollapsibleCard.css.ts'

export interface CollapsibleCardProps {
  /** What the card is about: the words that open and close it. */
  title: ReactNode
  /** The title's depth in the page's outline. @default 2 */
  level?: 2 | 3
  /** A line below the title that says more; it stays when the card is closed. */
  subtitle?: ReactNode
  /** A face or a picture before the title: an `Avatar`, an `IconTile`. */
  start?: ReactNode
  /** Controls at the end of the head, before the sign that says whether it is open. */
  actions?: ReactNode
  /** What it shows when it is open. */
  children: ReactNode
  /** Space around the content: by density, 16 to 28 px, or none, as for a table. @default 'card' */
  padding?: 'card' | 0
  /** Whether it is open, where someone else keeps that. */
  isOpen?: boolean
  /** Whether it is open at first. @default true */
  defaultOpen?: boolean
  /** Called when a person opens or closes it, or the browser's search finds something in it. */
  onOpenChange?: (isOpen: boolean) => void
  /** How it stands out from the page. @default 'raised' */
  variant?: CardLook
  /** What its content means; colours the ground of a tonal one. @default 'neutral' */
  tone?: Tone
  ref?: Ref<HTMLDivElement>
}

/**
 * A card that closes to its head.
 *
 * Use when a page has many cards and not everyone needs each of them.
 * Not for a column of questions or settings: use `ExpansionPanel`; nor to hide what everyone needs: use `Card`.
 */
export function CollapsibleCard({
  title,
  level = 2,
  subtitle,
  start,
  actions,
  children,
  padding = 'card',
  isOpen: keptOpen,
  defaultOpen = true,
  onOpenChange,
  variant,
  tone = 'neutral',
  ref,
  ...rest
}: CollapsibleCardProps) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = keptOpen ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  useLayoutEffect(() => makeFindable(content.current, isOpen, () => setOpen(true)))
  return (
    <CardSurface
      {...rest}
      ref={ref as Ref<never>}
      look={variant}
      tone={tone}
      padding={0}
      data-open={isOpen || undefined}
    >
      <div className={cx(card.header, styles.head, padding === 'card' && styles.inset)}>
        <div className={start ? card.led : card.titles}>
          {start}
          <div>
            <Heading level={level} size="card">
              <Pressable
                id={`${id}-title`}
                aria-expanded={isOpen}
                aria-controls={id}
                aria-describedby={subtitle ? `${id}-subtitle` : undefined}
                onPress={() => setOpen(!isOpen)}
                className={styles.press}
              >
                {title}
              </Pressable>
            </Heading>
            {subtitle && (
              <Text id={`${id}-subtitle`} size="sm" ink="subtle">
                {subtitle}
              </Text>
            )}
          </div>
        </div>
        {actions && <div className={cx(card.actions, styles.actions)}>{actions}</div>}
        <span className={styles.sign}>
          <Icon icon={IconChevronDown} size={18} />
        </span>
      </div>
      <div
        ref={content}
        id={id}
        role="group"
        aria-labelledby={`${id}-title`}
        hidden={!isOpen}
        className={cx(styles.content, padding === 0 && styles.flush)}
      >
        {children}
      </div>
    </CardSurface>
  )
}
