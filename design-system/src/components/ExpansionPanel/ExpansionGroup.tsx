import { type ReactNode, type Ref, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { ExpansionContext, type ExpansionGroupValue } from './ExpansionContext.ts'
import * as styles from './ExpansionPanel.css.ts'

export interface ExpansionGroupProps {
  /** The `ExpansionPanel`s, each with an id of its own. */
  children: ReactNode
  /** The ids of the open panels, where someone else keeps them. */
  openIds?: readonly string[]
  /** The ids of the panels that are open at first. @default none */
  defaultOpenIds?: readonly string[]
  /** Called with the ids of the open panels when one opens or closes. */
  onOpenChange?: (ids: string[]) => void
  /** Lets several be open at once; else opening one closes the other. @default false */
  isMultiple?: boolean
  /**
   * One sheet, a sheet each, an open one that steps back from the edges (`inset`) or out of the row (`popout`), or
   * lines alone, as inside a card. @default 'joined'
   */
  variant?: ExpansionGroupValue['variant']
  /** The side of the sign that says whether a panel is open. @default 'end' */
  togglePlacement?: ExpansionGroupValue['togglePlacement']
  /** The sign that says whether a panel is open. @default 'chevron' */
  toggleIcon?: ExpansionGroupValue['toggleIcon']
  /** The titles' depth in the page's outline. @default 3 */
  level?: ExpansionGroupValue['level']
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * Panels that belong together.
 *
 * Use when a page has several parts to open, one or more at a time: questions and answers, groups of settings.
 * Not for views of equal weight, one always shown: use `Tabs`.
 */
export function ExpansionGroup({
  children,
  openIds,
  defaultOpenIds = [],
  onOpenChange,
  isMultiple = false,
  variant = 'joined',
  togglePlacement = 'end',
  toggleIcon = 'chevron',
  level = 3,
  ...rest
}: ExpansionGroupProps) {
  const [ownIds, setOwnIds] = useState(defaultOpenIds)
  const current = openIds ?? ownIds
  const onToggle = (id: string, isOpen: boolean) => {
    const others = current.filter((other) => other !== id)
    const next = isOpen ? [...(isMultiple ? others : []), id] : others
    setOwnIds(next)
    onOpenChange?.(next)
  }
  return (
    <ExpansionContext value={{ openIds: current, onToggle, variant, togglePlacement, toggleIcon, level }}>
      <div {...rest} className={cx(styles.group, styles.variants[variant])}>
        {children}
      </div>
    </ExpansionContext>
  )
}
