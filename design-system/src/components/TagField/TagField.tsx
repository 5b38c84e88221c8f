import {
  type ClipboardEvent,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react'
import { cx } from '../../css/cx.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { input } from '../Field/Field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { usePasteLimit } from '../Field/usePasteLimit.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ChipsBox } from './ChipsBox.tsx'
import { HiddenValues } from './HiddenValues.tsx'
import { isList, splitList } from './split.ts'
import { useChips } from './useChips.ts'
import * as styles from './ChipsBox.css.ts'

export interface TagFieldProps extends FieldOptions {
  /** The tags, when the caller keeps them. */
  value?: readonly string[]
  /** The tags at first, when it keeps its own. @default [] */
  defaultValue?: readonly string[]
  /** Called with all tags when one is added or removed. */
  onChange?: (value: string[]) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** Says why a tag may not be added, such as an address that is none; undefined where it may. */
  validate?: (tag: string) => string | undefined
  /** How many tags there may be. @default 100 */
  max?: number
  /** An example of what to type, shown while there is no tag. */
  placeholder?: string
  /** Shows tags that can be read, not changed. @default false */
  isReadOnly?: boolean
  /** What stands at the end of the box. */
  end?: ReactNode
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Several short texts of one's own, each as a chip.
 *
 * Use when people make up the words: tags, e-mail addresses, keywords. Enter, a comma or a pasted list adds them.
 * Not for words that are known: use `Autocomplete`, which suggests them, or `MultiSelect`, which takes no others.
 */
export function TagField(props: TagFieldProps) {
  const { label, name, isRequired, isDisabled, isReadOnly, max = 100, validate, placeholder, end } = props
  const { value, defaultValue, onChange, onBlur, errorMessage, description, variant, size, labelPlacement } =
    props
  const ownId = useId()
  const { id = ownId, ref } = props
  const [text, setText] = useState('')
  const chips = useChips({ id, value, defaultValue, onChange, max, validate })
  useFormReset(id, () => setText(''))
  const { pasteError, forget, guard } = usePasteLimit()
  const message = pasteError ?? errorMessage ?? chips.problem
  const isInvalid = Boolean(message)

  const type = (typed: string) => {
    chips.forget()
    setText(isList(typed) ? chips.add(splitList(typed)).join(', ') : typed)
  }
  const commit = () => {
    forget()
    if (text.trim()) setText(chips.add(splitList(text)).join(', '))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isReadOnly) return
    if (event.key === 'Enter') {
      // Who adds one tag after the other presses Enter once too often: that sends no form.
      event.preventDefault()
      commit()
    } else if (event.key === 'Backspace' && !text && !event.repeat) chips.back()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    guard.onPaste(event)
    const pasted = event.clipboardData.getData('text')
    if (isReadOnly || event.isDefaultPrevented() || !isList(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    type(`${text.slice(0, selectionStart ?? undefined)}${pasted}${text.slice(selectionEnd ?? text.length)}`)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    commit()
    onBlur?.(event)
  }
  return (
    <FieldFrame {...props} id={id} errorMessage={message} isErrorAnnounced={Boolean(pasteError)}>
      <ChipsBox
        {...{ label, variant, size, labelPlacement, isDisabled, isReadOnly, isInvalid, end }}
        chips={chips.entries.map((tag) => ({ id: tag, label: tag }))}
        onRemove={chips.remove}
        markedId={chips.markedId}
      >
        <input
          {...dataAttributes(props)}
          data-main
          ref={ref}
          id={id}
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          value={text}
          placeholder={chips.entries.length === 0 ? placeholder : ' '}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, { description, errorMessage: message })}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          {...guard}
          onPaste={onPaste}
          onBlur={leave}
          className={cx(input, styles.input)}
        />
      </ChipsBox>
      <VisuallyHidden live="polite">{chips.said}</VisuallyHidden>
      <HiddenValues name={name} values={chips.entries} isDisabled={isDisabled} />
    </FieldFrame>
  )
}
