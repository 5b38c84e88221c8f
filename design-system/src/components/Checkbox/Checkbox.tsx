import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { root } from '../Field/Field.css.ts'
import { RequiredMark } from '../Field/FieldLabel.tsx'
import { HelpText } from '../Field/HelpText.tsx'
import { describedBy } from '../Field/describedBy.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { CheckboxMark } from './CheckboxMark.tsx'
import * as styles from './Checkbox.css.ts'

interface CheckboxOptions {
  /** What being on means, in words that make sense alone. */
  children?: ReactNode
  /** Its name, where a table or list says the rest to those who see it. */
  'aria-label'?: string
  isSelected: boolean
  /** Called with whether it is on when it is pressed. */
  onChange: (isSelected: boolean) => void
  /** Shows a dash: some of what it stands for is on, and some is not. @default false */
  isIndeterminate?: boolean
  /** Drawn in the box when it is on, in place of the tick. @default a tick */
  icon?: IconSource
  /** Its colour when it is on, where colours tell the choices apart. @default 'primary' */
  tone?: Tone
  /** @default false */
  isDisabled?: boolean
  /** Shows an answer that can be read, not changed. @default false */
  isReadOnly?: boolean
  /** Whether the words stand after the box or before it, at the other edge of its place. @default 'end' */
  labelPlacement?: 'end' | 'start'
  /** Marks it as one that must be on. @default false */
  isRequired?: boolean
  /** A second line below the words that says more, read out with them. */
  description?: string
  /** What is wrong and how to right it, below the words; its presence makes it invalid. */
  errorMessage?: string
  /** Its name in the form's data. */
  name?: string
  /** What the form's data say when it is on. @default 'on' */
  value?: string
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/** Every checkbox has a name: words that all can see, or a label for those who cannot see where it stands. */
export type CheckboxProps = CheckboxOptions &
  (
    | { children: ReactNode }
    | { 'aria-label': string; children?: undefined; description?: undefined; errorMessage?: undefined }
  )

/**
 * Something that is on or off, or one of several things to choose.
 *
 * Use when the answer takes effect with the form, or rows of a table are chosen.
 * Not for one of several that exclude each other: use `Select`.
 */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isIndeterminate = false,
  icon,
  tone,
  isDisabled,
  isReadOnly,
  labelPlacement,
  isRequired,
  description,
  errorMessage,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const isInvalid = Boolean(errorMessage)
  // A plain input, because a table draws a hundred: react-aria's own `Checkbox` takes eight times as long.
  const checkbox = (
    <label className={styles.checkbox} data-disabled={isDisabled || undefined} data-label={labelPlacement}>
      <span
        className={styles.line}
        ref={(line) => {
          const input = line?.querySelector('input')
          if (input) input.indeterminate = isIndeterminate
        }}
      >
        <input
          {...rest}
          type="checkbox"
          checked={isSelected}
          onChange={(event) => {
            // The browser takes the dash away on its own; it goes when the caller says so.
            event.target.indeterminate = isIndeterminate
            if (!isReadOnly) onChange(event.target.checked)
          }}
          disabled={isDisabled}
          aria-readonly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, { description, errorMessage })}
          className={styles.input}
        />
        <span
          className={cx(
            styles.box,
            (isSelected || isIndeterminate) && styles.on,
            tone && toneClass[tone],
            tone && isSelected && styles.toned,
            isInvalid && styles.invalid,
          )}
        >
          {icon && isSelected && !isIndeterminate ? (
            <Icon icon={icon} size={14} />
          ) : (
            <CheckboxMark isOn={isSelected} isIndeterminate={isIndeterminate} />
          )}
        </span>
      </span>
      {children && (
        <span className={styles.words}>
          {children}
          {isRequired && <RequiredMark />}
        </span>
      )}
    </label>
  )
  if (!children) return checkbox
  return (
    <div className={root}>
      {checkbox}
      <div className={labelPlacement === 'start' ? undefined : styles.notes}>
        <HelpText id={id} description={description} errorMessage={errorMessage} />
      </div>
    </div>
  )
}
