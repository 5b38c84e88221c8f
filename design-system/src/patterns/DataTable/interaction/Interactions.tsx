import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { keepFocus } from '../../../focus/keepFocus.ts'
import { useMessages } from '../../../locale/LocaleProvider.tsx'
import { useStrings } from '../../../locale/useStrings.ts'
import { textOfCell, textOfRows } from './copying.ts'
import { CopyMark, type Copied } from './CopyMark.tsx'
import { handleKeyDown } from './keys.ts'
import { QuickButtons } from './QuickButtons.tsx'
import { openRow } from './open-row.ts'
import { type InteractionsProps, type GridContext, recordsOf } from './grid-context.ts'
import { replay } from './replay.ts'
import { cellOf, editButton, rowOf, focusTargetAt } from './focus-targets.ts'
import { keepOneTabStop } from './tab-stop.ts'
import { useActiveRows } from './useActiveRows.ts'
import { useRanges } from './useRanges.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'
import './walking.css.ts'

export type { InteractionsProps } from './grid-context.ts'

const strings = { en, fr, ar }

/** What keys and pointers do in the table: walking, selecting, copying, opening; and what shows only then. */
export function Interactions<Row>(props: InteractionsProps<Row>) {
  const { tableRef, model, given, rowId } = props
  const { direction } = useLocale()
  const messages = useMessages()
  const text = useStrings(strings)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const ranges = useRanges(latest)
  const active = useActiveRows(tableRef)
  const [copied, setCopied] = useState<Copied>()

  const copy = (from: HTMLElement): boolean => {
    const table = tableRef.current!
    // What a person has marked with the mouse is what they copy.
    if (getSelection()?.isCollapsed === false) return false
    const records = recordsOf(table, props)
    const row = records.rowAt(rowOf(from)!)
    // Those of closed groups come last.
    const inOrder = [...new Set([...model.shown(), ...model.rows])]
    const chosen = inOrder.filter((one) => props.selectedIds.has(rowId(one)))
    const isRows = chosen.length > 0 && (row === undefined || chosen.includes(row))
    if (!isRows && row === undefined) return false
    const strings = isRows
      ? textOfRows(model.columns, chosen, records.drawn)
      : textOfCell(model.columns, row!, from)
    const cells = isRows ? chosen.flatMap((one) => records.drawn(one) ?? []) : [cellOf(from)!]
    const beside = cellOf(from)!
    const done = isRows ? text.copiedRows(chosen.length) : messages.copied
    // Off https there is no clipboard.
    const write = async () => navigator.clipboard.writeText(strings)
    write().then(
      () => setCopied({ cells, beside, said: done }),
      () => setCopied({ cells: [], beside, said: messages.copyFailed }),
    )
    return true
  }

  const grid = (): GridContext => ({
    ...recordsOf(tableRef.current!, props),
    ...ranges,
    isRtl: direction === 'rtl',
    isVirtual: props.isVirtual,
    isSelectable: given.onSelectionChange !== undefined,
    count: model.shown().length,
    nameAt: (index) => props.rowName(model.shown()[index]!),
    onRow: active.onFocusRow,
    onPeek: given.onPeek as GridContext['onPeek'],
    onWiden: props.onWiden,
    onFit: props.onFit,
    toggle: (tr) => tr.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
    selectPage: () => model.togglePage(true),
    copy,
  })
  const latestGrid = useRef(grid)
  useLayoutEffect(() => {
    latestGrid.current = grid
  })

  useEffect(() => {
    const table = tableRef.current!
    const gone = new AbortController()
    const { signal } = gone
    handleKeyDown(table, keepOneTabStop(table, signal), () => latestGrid.current(), signal)
    let wasWritten = false
    // A cell that is pressed takes the focus, to be copied or walked from.
    table.addEventListener(
      'pointerdown',
      ({ target, pointerType }) => {
        wasWritten = table.querySelector('[data-cell-editor]') !== null
        const cell = cellOf(target as Element)
        if (cell && pointerType === 'mouse' && focusTargetAt(target as Element) === cell) cell.tabIndex = -1
      },
      { signal },
    )
    const pressed = rowOf(document.activeElement!)?.dataset.row
    if (pressed) ranges.press(pressed)
    table.addEventListener(
      'click',
      ({ target, shiftKey }) => {
        const box = target as HTMLInputElement
        const id = box.matches('td > [type="checkbox"]') && rowOf(box)?.dataset.row
        if (!id) return
        if (shiftKey) ranges.pressRange(id, box.checked)
        else ranges.press(id)
      },
      { signal },
    )
    // A press that leaves a field leads nowhere else.
    const open = (event: MouseEvent) => {
      if (latest.current.given.opensRows && !wasWritten) openRow(event)
    }
    for (const type of ['click', 'auxclick'] as const) table.addEventListener(type, open, { signal })
    table.addEventListener(
      'dblclick',
      ({ target }) => {
        if (!(target as Element).closest('[data-cell-editor]'))
          cellOf(target as Element)
            ?.querySelector<HTMLElement>(editButton)
            ?.click()
      },
      { signal },
    )
    return () => gone.abort()
  }, [tableRef, ranges])

  useEffect(keepFocus, [])

  const { isEditPending } = props
  useEffect(() => {
    // After React's own work, since the keys draw at once what they lead to.
    if (!isEditPending) queueMicrotask(() => replay(tableRef.current!, latest.current.takeHeld()))
  }, [tableRef, isEditPending])

  const recordOf = (id: string) => model.rows.find((row) => rowId(row) === id)
  return (
    <>
      {given.quickActions &&
        active.rows.map(({ tr, id }) => {
          const row = recordOf(id)
          return (
            row !== undefined && (
              <QuickButtons
                key={id}
                tr={tr}
                actions={given.quickActions!(row)}
                // Of very many rows the element may show another by now.
                onAction={(action) => tr.dataset.row === id && given.onRowAction?.(action, row)}
              />
            )
          )
        })}
      <VisuallyHidden live="polite">{copied?.said}</VisuallyHidden>
      {copied && <CopyMark copied={copied} onEnd={() => setCopied(undefined)} />}
    </>
  )
}
