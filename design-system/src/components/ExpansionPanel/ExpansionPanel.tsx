import { type ReactNode, type Ref, use, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronDown, IconMinus, IconPlus } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { ExpansionContext, type ExpansionGroupValue } from './ExpansionContext.ts'
import { makeFindable } from './findable.ts'
import * as styles from './ExpansionPanel.css.ts'

export interface ExpansionPanelProps {
  /** What the panel is about: the words that open it. */
  title: ReactNode
  /** A second line that says more. */
  description?: ReactNode
  /** A picture before the title. */
  icon?: IconSource
  /** Words or a mark at the end of the head, such as a `Chip`; no control. */
  end?: ReactNode
  /** What it shows when it is open. */
  children: ReactNode
  /** Tells it from the others of its group. @default an id of its own */
  id?: string
  /** Whether it is open, where someone else keeps that; in a group the group's ids decide. */
  isOpen?: boolean
  /** Whether it is open at first; in a group the group's ids decide. @default false */
  defaultOpen?: boolean
  /** Called when a person opens or closes it, or the browser's search finds something in it. */
  onOpenChange?: (isOpen: boolean) => void
  /** Stays as it is. @default false */
  isDisabled?: boolean
  /** The title's depth in the page's outline, outside of a group. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6
  ref?: Ref<HTMLDivElement>
}

const alone: Omit<ExpansionGroupValue, 'level' | 'openIds' | 'onToggle'> = {
  variant: 'joined',
  togglePlacement: 'end',
  toggleIcon: 'chevron',
}

/**
 * A title that opens what belongs to it.
 *
 * Use when something is of use to some people, or sometimes; several of them stand in an `ExpansionGroup`.
 * Not to hide what everyone needs, nor for views of equal weight: use `Tabs`.
 */
export function ExpansionPanel({
  title,
  description,
  icon,
  end,
  children,
  id,
  isOpen: keptOpen,
  defaultOpen = false,
  onOpenChange,
  isDisabled,
  level = 3,
  ref,
  ...rest
}: ExpansionPanelProps) {
  const ownId = useId()
  const panelId = id ?? ownId
  const group = use(ExpansionContext)
  const panel = useRef<HTMLDivElement>(null)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = group ? group.openIds.includes(panelId) : (keptOpen ?? ownOpen)
  const setOpen = (next: boolean) => {
    if (group) group.onToggle(panelId, next)
    else setOwnOpen(next)
    onOpenChange?.(next)
  }
  useLayoutEffect(() => makeFindable(panel.current, isOpen, () => setOpen(true)))

  const { variant, togglePlacement, toggleIcon } = group ?? alone
  const Title = `h${group?.level ?? level}` as const
  const titleId = `${panelId}-title`
  const sign = (
    <span className={cx(styles.sign, toggleIcon === 'chevron' && styles.turning)}>
      <Icon icon={toggleIcon === 'chevron' ? IconChevronDown : isOpen ? IconMinus : IconPlus} size={18} />
    </span>
  )
  return (
    <div
      {...rest}
      ref={ref}
      data-open={isOpen || undefined}
      data-focus-row=""
      className={cx(styles.panel, styles.panels[variant], !group && styles.alone)}
    >
      <Title className={styles.heading}>
        <Pressable
          id={titleId}
          aria-expanded={isOpen}
          aria-controls={panelId}
          isDisabled={isDisabled}
          onPress={() => setOpen(!isOpen)}
          className={styles.head}
        >
          {togglePlacement === 'start' && sign}
          {icon && (
            <span className={styles.icon}>
              <Icon icon={icon} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
          {togglePlacement === 'end' && sign}
        </Pressable>
      </Title>
      <div
        ref={panel}
        id={panelId}
        role="group"
        aria-labelledby={titleId}
        hidden={!isOpen}
        className={styles.content}
      >
        <div className={cx(styles.body, (icon || togglePlacement === 'start') && styles.indented)}>
          {children}
        </div>
      </div>
    </div>
  )
}
