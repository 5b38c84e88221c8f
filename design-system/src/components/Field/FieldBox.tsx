import type { PointerEvent, ReactNode } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { Spinner } from '../Button/Spinner.tsx'
import { sideId } from './describedBy.ts'
import type { FieldLook } from './options.ts'
import * as styles from './Field.css.ts'

interface FieldBoxProps extends FieldLook {
  /** The input. */
  children: ReactNode
  /** The id of the input; words beside it get theirs from it, so that `describedBy` can name them. */
  id?: string
  /** Colours its frame. @default none */
  tone?: Tone
  /** Holds what stands beside the value at its first line. @default false */
  isTall?: boolean
  start?: ReactNode
  end?: ReactNode
  isReadOnly?: boolean
  isDisabled?: boolean
  isInvalid?: boolean
  /** Turns a sign at the end; the input itself says `aria-busy`. */
  isPending?: boolean
}

/** A press beside the input, on the icon or the padding, goes to the input. */
function focusInput(event: PointerEvent<HTMLElement>) {
  if ((event.target as Element).closest('input, textarea, button, a')) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** The box around an input and what stands beside its value. */
export function FieldBox({
  children,
  id,
  variant = 'outlined',
  tone,
  isTall,
  size,
  labelPlacement,
  start,
  end,
  isReadOnly = false,
  isDisabled,
  isInvalid,
  isPending,
}: FieldBoxProps) {
  const side = (content: ReactNode, place: 'start' | 'end') =>
    content && (
      // Says itself that it is disabled, because the role of its box says nothing.
      <span
        id={sideId(id, place, content)}
        // Letters with signs, such as https://, keep their order in a page of the other direction.
        dir={typeof content === 'string' ? 'auto' : undefined}
        className={cx(
          styles.side,
          typeof content === 'string' && styles.sideWords,
          isTall && styles.firstLine,
        )}
        aria-disabled={isDisabled || undefined}
      >
        {content}
      </span>
    )
  return (
    <div
      role="presentation"
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      className={cx(
        styles.box({ variant, size, labelPlacement, isReadOnly }),
        tone && !isInvalid && toneClass[tone],
        tone && !isInvalid && styles.toned[variant],
      )}
      onPointerDown={focusInput}
    >
      {side(start, 'start')}
      {children}
      {side(end, 'end')}
      {isPending && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </div>
  )
}
