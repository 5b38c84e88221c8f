import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { MailListRow } from './MailListRow.tsx'
import type { MailRow, MailRowAction } from './rows.ts'
import { toggleRows } from './selectRange.ts'
import { useMailKeys } from './useMailKeys.ts'
import { useRowWindow } from './useRowWindow.ts'
import * as styles from './MailList.css.ts'

export interface MailListProps {
  /** What the list holds: its name. */
  label: string
  /** The ids of all mails in their order, be they ten thousand: only those in sight are drawn. */
  ids: readonly string[]
  /** What the row of an id shows; called for those in sight alone. */
  rowOf: (id: string) => MailRow
  /** The id of the mail that is open beside the list. @default none */
  openId?: string
  /** The id of the row that the keys are on. @default the first */
  currentId?: string
  /** Called with the id of the row that the keys move to. */
  onCurrentChange: (id: string) => void
  /** The ids of the selected mails. */
  selectedIds: ReadonlySet<string>
  /** Called with all selected ids when one is selected, or a range by Shift. */
  onSelectionChange: (ids: Set<string>) => void
  /** Called when a star is pressed, with what it becomes. */
  onStarChange: (id: string, isStarred: boolean) => void
  /** What each row offers while it is hovered or holds the focus. @default nothing */
  actions?: readonly MailRowAction[]
  /** Called with the action and the row that it is for. */
  onAction?: (action: string, id: string) => void
  ref?: Ref<HTMLDivElement>
}

const noActions: readonly MailRowAction[] = []

/**
 * Mails below each other, from whom, about what and how they begin; thousands stay fast. Keys walk it as a grid, and
 * letters are left to the product's shortcuts.
 *
 * Use when messages are looked through and dealt with, alone or together.
 * Not for a few things of one kind: use `List`; nor to compare facts in columns: use `DataTable`.
 */
export function MailList({
  label,
  ids,
  rowOf,
  openId,
  currentId,
  onCurrentChange,
  selectedIds,
  onSelectionChange,
  onStarChange,
  actions = noActions,
  onAction,
  ref,
  ...rest
}: MailListProps) {
  'use memo'
  const scroller = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => scroller.current!, [])
  const { start, end } = useRowWindow(scroller, ids.length)
  const isMoving = useRef(false)
  const [anchor, setAnchor] = useState<string>()
  const current = currentId !== undefined && ids.includes(currentId) ? currentId : ids[0]

  const rowHeight = () => scroller.current!.firstElementChild!.getBoundingClientRect().height / ids.length
  const toggle = (id: string, isRange: boolean) => {
    onSelectionChange(toggleRows(ids, selectedIds, id, isRange ? (anchor ?? current) : undefined))
    setAnchor(id)
  }
  const select = (id: string, isRange: boolean) =>
    isRange ? onSelectionChange(new Set([...selectedIds, current ?? id, id])) : toggle(id, false)
  const onKeyDown = useMailKeys({
    ids,
    currentId: current,
    pageSize: () => Math.max(1, Math.floor(scroller.current!.clientHeight / rowHeight()) - 1),
    move: (id) => {
      isMoving.current = true
      onCurrentChange(id)
    },
    toggle: select,
    selectAll: () => onSelectionChange(new Set(ids)),
    clear: () => {
      if (selectedIds.size > 0) onSelectionChange(new Set())
      return selectedIds.size > 0
    },
  })

  /** Brings the row of the keys into sight, and the focus with it where that is on the list or nowhere. */
  const show = useEffectEvent((id: string) => {
    const element = scroller.current!
    const height = rowHeight()
    const top = ids.indexOf(id) * height
    if (height > 0 && top < element.scrollTop) element.scrollTop = top
    if (height > 0 && top + height > element.scrollTop + element.clientHeight)
      element.scrollTop = top + height - element.clientHeight
    const { activeElement } = document
    const isFree = isMoving.current || activeElement === document.body || element.contains(activeElement)
    const isThere = document.getElementById(`mail-${id}`)?.contains(activeElement)
    isMoving.current = false
    // The row may be drawn only once the list is scrolled.
    if (isFree && !isThere)
      requestAnimationFrame(() => document.getElementById(`mail-${id}`)?.focus({ preventScroll: true }))
  })
  useEffect(() => {
    if (currentId !== undefined) show(currentId)
  }, [currentId])

  // The same for every row while the list scrolls, so that a row in sight is not drawn anew.
  const act = (action: string, of: string) => onAction?.(action, of)
  const focusRow = (of: string) => {
    if (of !== currentId) onCurrentChange(of)
  }

  return (
    <div
      {...rest}
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={ids.length}
      aria-multiselectable
      data-single-keys
      data-choosing={selectedIds.size > 0 || undefined}
      onKeyDown={onKeyDown}
      className={styles.list}
    >
      <div
        role="rowgroup"
        className={styles.rows}
        style={assignInlineVars({ [styles.count]: String(ids.length) })}
      >
        {ids.slice(start, end).map((id, offset) => (
          <MailListRow
            key={id}
            id={id}
            index={start + offset}
            rowOf={rowOf}
            isOpen={id === openId}
            isSelected={selectedIds.has(id)}
            isCurrent={id === current}
            actions={actions}
            onToggle={toggle}
            onStar={onStarChange}
            onAction={act}
            onFocus={focusRow}
          />
        ))}
      </div>
    </div>
  )
}
