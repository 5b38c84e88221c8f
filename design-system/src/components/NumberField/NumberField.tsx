import { type ReactNode, type Ref, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useNumberField } from 'react-aria/useNumberField'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useNumberFieldState } from 'react-stately/useNumberFieldState'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { IconMinus, IconPlus } from '../../icons/icons.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy, sideId } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { NumberHint } from './NumberHint.tsx'
import { StepButton } from './StepButton.tsx'
import { useNumberEntry } from './useNumberEntry.ts'
import * as styles from './NumberField.css.ts'

export interface NumberFieldProps extends FieldOptions {
  /** Its number, when the caller keeps it; null while it is empty. */
  value?: number | null
  /** Its number at first, when it keeps its own. @default empty */
  defaultValue?: number | null
  /** Called with the number, or with null for none, when it is stepped, or typed and left or entered. */
  onChange?: (value: number | null) => void
  onBlur?: () => void
  /** The least it can be; less is raised to it, and said. */
  minValue?: number
  /** The most it can be; more is lowered to it, and said. */
  maxValue?: number
  /** How far a step goes, and what typed numbers are rounded to. @default steps of 1, no rounding */
  step?: number
  /** How it is written, as for `Intl.NumberFormat`: a currency, percent, a unit. @default a plain number */
  formatOptions?: Intl.NumberFormatOptions
  /** Where the buttons stand that step it: both at the end, one at each side, or none. @default 'end' */
  steppers?: 'end' | 'sides' | 'none'
  /** An example of what to type; never the only place of an instruction. */
  placeholder?: string
  /** An icon or a few letters before the number. */
  start?: ReactNode
  /** A unit or an icon after the number. */
  end?: ReactNode
  /** Shows a number that can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  autoFocus?: boolean
  /** Reaches the input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A number that a person types or steps, in the digits and signs of the page's language.
 *
 * Use when the exact amount counts: a quantity, a price, a share, a weight.
 * Not for digits that are no amount, such as a code or a phone number: use `TextField`; nor where about right is
 * right: use `Slider`.
 */
export function NumberField({
  value,
  defaultValue,
  onChange,
  steppers = 'end',
  start,
  end,
  label,
  labelEnd,
  labelPlacement,
  isLabelHidden,
  variant,
  size,
  name,
  description,
  errorMessage,
  id: givenId,
  ref,
  ...rest
}: NumberFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { locale } = useLocale()
  const inputRef = useObjectRef(ref)
  const { minValue, maxValue, formatOptions, isDisabled, isReadOnly, isRequired } = rest
  const isInvalid = Boolean(errorMessage)
  const options = {
    ...rest,
    id,
    locale,
    label,
    value: value === null ? Number.NaN : value,
    defaultValue: defaultValue ?? undefined,
    onChange: (next: number) => onChange?.(Number.isNaN(next) ? null : next),
    onBlur: () => {
      rest.onBlur?.()
    },
    isInvalid,
    isWheelDisabled: true,
  }
  const state = useNumberFieldState(options)
  const aria = useNumberField(options, state, inputRef)
  const formatter = new Intl.NumberFormat(locale, formatOptions)
  const format = (number: number) => formatter.format(number)

  const entry = useNumberEntry({ state, own: aria.inputProps, formatter, minValue, maxValue, isReadOnly })

  // react-aria restores the number, and leaves what was typed and not yet taken for one.
  const [initial] = useState(defaultValue)
  useFormReset(id, () => {
    const kept = value === undefined ? initial : value
    state.setInputValue(typeof kept === 'number' ? format(kept) : '')
    entry.forget()
  })

  const isStepped = steppers !== 'none' && !isReadOnly
  const minus = (
    <StepButton icon={IconMinus} own={aria.decrementButtonProps} isLeading={steppers === 'sides'} />
  )
  const plus = <StepButton icon={IconPlus} own={aria.incrementButtonProps} />
  const unitId = sideId(id, 'end', end)
  const sides = isStepped
    ? {
        start:
          steppers === 'sides' ? (
            <>
              {minus}
              {start}
            </>
          ) : (
            start
          ),
        end: (
          <>
            {end && (
              <span id={unitId} className={styles.unit}>
                {end}
              </span>
            )}
            <span className={styles.steppers}>
              {steppers === 'end' && minus}
              {plus}
            </span>
          </>
        ),
      }
    : { start, end }
  return (
    <FieldFrame
      {...{ id, label, labelEnd, labelPlacement, isLabelHidden, isRequired, description, errorMessage }}
      hint={<NumberHint id={id} problem={entry.problem} {...{ minValue, maxValue, format }} />}
    >
      <FieldBox {...{ id, variant, size, labelPlacement, isReadOnly, isDisabled, isInvalid }} {...sides}>
        <input
          {...dataAttributes(rest)}
          {...aria.inputProps}
          id={id}
          ref={inputRef}
          // Figure, sign and currency keep their order among words of the other direction.
          dir={formatOptions?.style === 'currency' ? 'ltr' : undefined}
          placeholder={labelPlacement === 'inside' ? (rest.placeholder ?? ' ') : rest.placeholder}
          {...entry.inputProps}
          aria-labelledby={undefined}
          aria-describedby={describedBy(
            id,
            { description, errorMessage },
            entry.problem && `${id}-hint`,
            sideId(id, 'start', start),
            unitId,
          )}
          className={styles.input}
        />
      </FieldBox>
      {name && (
        <input
          type="hidden"
          name={name}
          value={Number.isNaN(state.numberValue) ? '' : state.numberValue}
          disabled={isDisabled}
        />
      )}
    </FieldFrame>
  )
}
