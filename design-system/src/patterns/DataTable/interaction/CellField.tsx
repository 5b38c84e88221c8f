import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../../locale/useStrings.ts'
import { CellPopover } from './CellPopover.tsx'
import { goDown, goToNextEdit, takeFocus } from './edit-moves.ts'
import { reader } from './reading.ts'
import { cellOf } from './focus-targets.ts'
import type { CellEdit, EditValue } from './types.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'
import * as styles from './edit.css.ts'

interface CellFieldProps {
  edit: CellEdit<never>
  /** Its value until now, which may still be on its way. */
  before: EditValue
  label: string
  onSave: (value: EditValue) => void
  onClose: () => void
}

const strings = { en, fr, ar }

/** The field that stands in a cell while it is changed, where its words stood. */
export function CellField({ edit, before, label, onSave, onClose }: CellFieldProps) {
  const { locale } = useLocale()
  const text = useStrings(strings)
  const { write, read, step } = reader(edit, locale, text)
  const [typed, setTyped] = useState(() => write(before))
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    input.current!.focus({ preventScroll: true })
    input.current!.select()
  }, [])

  const close = () => {
    isDone.current = true
    onClose()
  }
  /** Whether the field could be left. */
  const commit = (): boolean => {
    if (isDone.current) return true
    const { value, problem: found } = read(typed)
    setProblem(found)
    if (found !== undefined) return false
    close()
    if (value !== before) onSave(value!)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const cell = cellOf(event.currentTarget)!
    const stepped = step(typed, event.key)
    if (stepped !== undefined) setTyped(stepped)
    else if (event.key === 'Escape') {
      close()
      takeFocus(cell)
    } else if (event.key === 'Enter') {
      if (commit()) goDown(cell)
    } else if (event.key === 'Tab') {
      if (commit()) goToNextEdit(cell, event.shiftKey ? -1 : 1)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const noteId = `${id}-note`
  return (
    <span data-cell-editor="" className={styles.field} data-invalid={problem ? '' : undefined}>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : noteId}
        inputMode={edit.kind === 'number' ? 'decimal' : undefined}
        dir={edit.kind === 'text' ? 'auto' : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          if (problem !== undefined) setProblem(read(target.value).problem)
        }}
        onKeyDown={onKeyDown}
        onBlur={commit}
        className={styles.input}
      />
      {problem !== undefined && (
        <CellPopover id={noteId} look="wrong">
          <span role="alert">{problem}</span>
        </CellPopover>
      )}
    </span>
  )
}
