import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../../css/cx.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy, sideId } from '../Field/describedBy.ts'
import type { InputFieldOptions } from '../Field/options.ts'
import { type LimitOptions, useLimit } from '../Field/useLimit.tsx'
import { ClearButton } from '../TextField/ClearButton.tsx'
import { directionOf, takeLongText } from './longText.ts'
import { useAutoGrow } from './useAutoGrow.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends Omit<InputFieldOptions, 'onBlur' | 'ref'>, LimitOptions {
  onBlur?: FocusEventHandler<HTMLTextAreaElement>
  /** Its height while there is little in it, in lines. @default 3 */
  minRows?: number
  /** How far it grows with its text, in lines; beyond, it scrolls. @default 10 */
  maxRows?: number
  /** An icon or a button after the text, at its first line. */
  end?: ReactNode
  /** Offers to empty the field at one press while there is something in it. @default false */
  isClearable?: boolean
  /** What the browser may fill in, such as 'street-address'. */
  autoComplete?: string
  /** Reaches the textarea. */
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Several lines of text; the box grows as they are written.
 *
 * Use when an answer may take more than one line: a message, a note, an address.
 * Not for one line: use `TextField`; nor for text with headings, lists or links: use `RichTextEditor`.
 */
export function TextArea({
  label,
  description,
  isRequired,
  isDisabled,
  isReadOnly,
  isPending,
  isLabelHidden,
  labelEnd,
  labelPlacement,
  variant,
  size,
  minRows = 3,
  maxRows = 10,
  start,
  end,
  isClearable,
  maxLength,
  showCount,
  errorMessage: givenError,
  onChange: onGivenChange,
  placeholder = ' ',
  id: givenId,
  ref,
  ...rest
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => area.current!)
  useAutoGrow(area, rest.value)
  useEffect(() => takeLongText(area.current!), [])
  const { errorMessage, helpTextEnd, onChange } = useLimit({
    ...rest,
    id,
    maxLength,
    showCount,
    errorMessage: givenError,
    onChange: onGivenChange,
  })
  const isInvalid = Boolean(errorMessage)
  const frame = { label, id, isRequired, isLabelHidden, labelEnd, labelPlacement, helpTextEnd }
  const look = { variant, size, labelPlacement, isReadOnly, isDisabled, isInvalid, isPending }
  const clear = isClearable && !isReadOnly && !isDisabled && <ClearButton label={label} inputId={id} />
  const atEnd = clear ? (
    <>
      {clear}
      {end}
    </>
  ) : (
    end
  )
  return (
    <FieldFrame {...frame} description={description} errorMessage={errorMessage}>
      <FieldBox {...look} id={id} start={start} end={atEnd} isTall>
        <textarea
          {...rest}
          ref={area}
          id={id}
          dir={directionOf(rest.value ?? rest.defaultValue)}
          placeholder={placeholder}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-busy={isPending || undefined}
          aria-describedby={describedBy(
            id,
            { description, errorMessage },
            sideId(id, 'start', start),
            sideId(id, 'end', end),
          )}
          onChange={(event) => onChange?.(event.target.value)}
          className={cx(styles.area, labelPlacement === 'inside' && styles.inside)}
          style={assignInlineVars({
            [styles.minRows]: `${minRows}`,
            [styles.maxRows]: `${Math.max(minRows, maxRows)}`,
          })}
        />
      </FieldBox>
    </FieldFrame>
  )
}
