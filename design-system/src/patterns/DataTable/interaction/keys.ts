import { flushSync } from 'react-dom'
import { pressable, writing } from './hold.ts'
import { acrossRows, alongRow, type Move, rowsInSight, toEdge } from './moves.ts'
import { reveal } from './reveal.ts'
import { cellOf, columnOf, controlsOf, editButton, isHeader, rowOf, focusTargetAt } from './focus-targets.ts'
import type { TabStop } from './tab-stop.ts'
import { createTypeAhead } from './type-ahead.ts'
import type { GridContext } from './grid-context.ts'

/** How much a key press changes the width of a column, in px. */
const widthStep = 32
const isLetter = (key: string) => /^[\p{L}\p{N}]$/u.test(key)

/** Handles the keys of a table, wherever the focus is in it. */
export function handleKeyDown(
  table: HTMLTableElement,
  tabStop: TabStop,
  grid: () => GridContext,
  signal: AbortSignal,
) {
  const typeAhead = createTypeAhead()

  const go = (focusTarget: HTMLElement) => {
    // Controls that a row renders only while it has the focus must exist before they can be focused.
    flushSync(() => grid().onRow(rowOf(focusTarget)))
    tabStop.focus(focusTarget)
    reveal(table, focusTarget)
  }
  async function follow(move: Move, from: HTMLElement) {
    if (!move) return
    if ('focusTarget' in move) return go(move.focusTarget)
    const row = grid().indexOf(rowOf(from)!)
    await goToRow(row + move.rows, from)
  }
  /** Focuses a row; returns whether it exists. */
  async function goToRow(index: number, from: HTMLElement): Promise<boolean> {
    const focusTarget = await grid().focusTargetInRow(index, from)
    if (focusTarget) go(focusTarget)
    return focusTarget !== undefined
  }

  /** The step of a navigation key; undefined for all other keys. */
  function walk(event: KeyboardEvent, from: HTMLElement): (() => unknown) | undefined {
    const row = rowOf(from)!
    const { isRtl } = grid()
    const isFar = event.ctrlKey || event.metaKey
    const sideways = (by: 1 | -1) => {
      const forward = isRtl ? (-by as 1 | -1) : by
      return isFar ? toEdge(row, forward === 1 ? 'end' : 'start') : alongRow(from, forward)
    }
    const rows = (by: number) => (isFar ? toFarRow(by, from) : follow(acrossRows(table, from, by), from))
    const edge = (side: 'start' | 'end') =>
      isFar ? toFarCorner(side, from) : follow(toEdge(row, side), from)
    const steps: Record<string, () => unknown> = {
      ArrowRight: () => follow(sideways(1), from),
      ArrowLeft: () => follow(sideways(-1), from),
      ArrowDown: () => rows(1),
      ArrowUp: () => rows(-1),
      PageDown: () => rows(rowsInSight(table)),
      PageUp: () => rows(-rowsInSight(table)),
      Home: () => edge('start'),
      End: () => edge('end'),
    }
    return steps[event.key]
  }
  const toFarRow = (by: number, from: HTMLElement) => goToRow(by > 0 ? grid().count - 1 : 0, from)
  async function toFarCorner(side: 'start' | 'end', from: HTMLElement) {
    if (await goToRow(side === 'end' ? grid().count - 1 : 0, from))
      await follow(toEdge(rowOf(tabStop.current!)!, side), from)
  }

  /** Selects the rows from the one where Shift was pressed to the one that a step leads to. */
  async function extend(event: KeyboardEvent, from: HTMLElement) {
    const { startRange, extendRange, indexOf, count } = grid()
    const at = indexOf(rowOf(from)!)
    if (at < 0) return
    startRange(at)
    const by = event.key.startsWith('Page') ? rowsInSight(table) : 1
    const step = event.ctrlKey || event.metaKey ? count : by
    // Only records count: not the header, the headers of groups or the details of a row.
    const to = at + (event.key.endsWith('Down') ? step : -step)
    const next = Math.max(0, Math.min(to, count - 1))
    if (await goToRow(next, from)) extendRange(next)
  }

  /** Enter and F2 open the field of a cell, or focus its text input. */
  function enter(from: HTMLElement, key: string): boolean {
    if (from !== cellOf(from)) return false
    const open = from.querySelector<HTMLElement>(editButton)
    if (open) open.click()
    else if (controlsOf(from)[0]) controlsOf(from)[0]!.focus()
    else if (key === 'F2' && isHeader(rowOf(from)!)) return false
    return true
  }

  /** Resizes a column from its header, or fits it to its content. */
  function resize(event: KeyboardEvent, from: HTMLElement): boolean {
    const id = columnOf(cellOf(from)!)
    const { onWiden, onFit, isRtl } = grid()
    if (!id || !onWiden || !onFit) return false
    if (event.key === 'F2') onFit(id)
    else if (event.shiftKey && /^Arrow(Left|Right)$/.test(event.key))
      onWiden(id, (event.key === 'ArrowRight') === isRtl ? -widthStep : widthStep)
    else return false
    return true
  }

  function space(event: KeyboardEvent, from: HTMLElement): boolean {
    if (from.matches(pressable)) return false
    const { onPeek, toggle, rowAt } = grid()
    const row = rowAt(rowOf(from)!)
    if (row === undefined) return false
    if (event.shiftKey) toggle(rowOf(from)!)
    else onPeek?.(row)
    return event.shiftKey || onPeek !== undefined
  }

  /** Handles a key; returns whether it has a meaning here. */
  function take(event: KeyboardEvent, from: HTMLElement): boolean {
    const { key, ctrlKey, metaKey, shiftKey } = event
    const isCommand = ctrlKey || metaKey
    const inHeader = isHeader(rowOf(from)!)
    const { isRtl: _, ...table } = grid()
    if (inHeader && resize(event, from)) return true
    if (shiftKey && !inHeader && /^(Arrow(Up|Down)|Page(Up|Down))$/.test(key) && table.isSelectable) {
      void extend(event, from)
      return true
    }
    const step = shiftKey ? undefined : walk(event, from)
    if (step) {
      void step()
      return true
    }
    if (isCommand && !shiftKey && key.toLowerCase() === 'a' && table.isSelectable) {
      table.selectPage()
      return true
    }
    if (isCommand && !shiftKey && key.toLowerCase() === 'c') return table.copy(from)
    if (isCommand) return false
    if (key === 'Enter' || key === 'F2') return enter(from, key)
    const isWord = key === ' ' && !shiftKey && typeAhead.isTyping(event.timeStamp)
    if (key === ' ' && !isWord) return space(event, from)
    if (inHeader || !(isLetter(key) || isWord)) return false
    const found = typeAhead.find(key, event.timeStamp, table.count, table.nameAt, table.indexOf(rowOf(from)!))
    if (found >= 0) void goToRow(found, from)
    return found >= 0
  }

  table.addEventListener(
    'keydown',
    (event) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      if (target.closest('[data-cell-editor]')) return
      const cell = cellOf(target)
      if (!cell) return
      // A text input keeps its keys; Escape returns to the cell.
      if (target.matches(writing)) {
        if (event.key !== 'Escape') return
        tabStop.focus(cell)
      } else if (!take(event, focusTargetAt(target)!)) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal },
  )
}
