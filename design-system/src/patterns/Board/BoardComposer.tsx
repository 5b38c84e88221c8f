import { type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import * as styles from './BoardComposer.css.ts'

export interface BoardComposerProps {
  /** What is written, such as "Title of the card". */
  label: string
  /** What its button does, as a verb. */
  submitLabel: string
  /** What leaving does, as a verb. */
  cancelLabel: string
  /** What stands there at first. @default '' */
  defaultValue?: string
  /** Shown while it is empty. */
  placeholder?: string
  /** What is wrong with what was sent; it stays there to be mended. */
  error?: string
  /** Takes pasted lines as several entries. @default false */
  isMultiple?: boolean
  /** Stays open and empty for the next one, once something was sent. @default false */
  isRepeating?: boolean
  /** Whether it stands in a column's head, without a box of its own. @default false */
  isBare?: boolean
  /**
   * Called with what was written, a line each; never with nothing. Where it answers false, at once or later, what was
   * written comes back to be mended.
   */
  onSubmit: (lines: string[]) => void | boolean | Promise<boolean>
  /** Called with what stands there, to keep it for later. */
  onChange?: (text: string) => void
  /** Called by Escape, and by its button. */
  onCancel: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Writes a title where it will stand: Enter sends it, Escape leaves, pasted lines make several.
 *
 * Use when a card or a column is added or renamed in its place. Not for more than a title: use a form in a `Dialog`.
 */
export function BoardComposer(props: BoardComposerProps) {
  const { label, submitLabel, cancelLabel, defaultValue = '', placeholder, error, ref } = props
  const { isMultiple = false, isRepeating = false, isBare = false, onSubmit, onChange, onCancel } = props
  const [value, setValue] = useState(defaultValue)
  const write = (text: string) => {
    setValue(text)
    onChange?.(text)
  }
  const field = useRef<HTMLTextAreaElement | null>(null)
  const errorId = useId()
  const lines = value
    .split(isMultiple ? /\r?\n/ : /$^/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  useLayoutEffect(() => {
    const input = field.current!
    input.focus()
    // What was kept for later is written on; a title that is changed is often written anew.
    if (isMultiple) input.setSelectionRange(input.value.length, input.value.length)
    else input.select()
  }, [isMultiple])
  const submit = () => {
    if (lines.length === 0) return field.current?.focus()
    const answer = onSubmit(lines)
    if (isRepeating) write('')
    void Promise.resolve(answer).then((isTaken) => {
      const now = field.current?.value
      if (isTaken !== false || !isRepeating || (now && !isMultiple)) return
      write([...lines, now].filter(Boolean).join('\n'))
    })
    field.current?.focus()
  }
  return (
    <div className={isBare ? styles.bare : styles.composer}>
      <textarea
        {...dataAttributes(props)}
        ref={(element) => {
          field.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        rows={Math.min(8, Math.max(isBare ? 1 : 2, value.split('\n').length))}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        placeholder={placeholder}
        maxLength={isMultiple ? undefined : 200}
        value={value}
        className={styles.field}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          // A word that is still being composed, as in Japanese, ends with Enter too.
          if (event.nativeEvent.isComposing) return
          event.stopPropagation()
          if (event.key === 'Escape') onCancel()
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          submit()
        }}
      />
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="small" variant="solid" tone="primary" onPress={submit}>
          {submitLabel}
        </Button>
        <Button size="small" variant="plain" onPress={onCancel}>
          {cancelLabel}
        </Button>
        <span aria-hidden="true" className={styles.keys}>
          <Kbd>↵</Kbd>
          <Kbd>Esc</Kbd>
        </span>
      </div>
    </div>
  )
}
