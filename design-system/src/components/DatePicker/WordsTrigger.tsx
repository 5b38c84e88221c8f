import type { ReactNode, Ref, RefObject } from 'react'
import { cx } from '../../css/cx.ts'
import { IconCalendar, IconX } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { box } from '../Field/Field.css.ts'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { DateSegmentsOptions } from '../DateField/options.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './WordsTrigger.css.ts'

interface WordsTriggerProps extends Omit<DateSegmentsOptions, 'ref' | 'name'> {
  id: string
  /** The value in words. */
  text: string | null
  placeholder: string
  /** Puts around the button what makes it open its sheet. */
  opening: (button: ReactNode) => ReactNode
  onClear: () => void
  boxRef: RefObject<HTMLDivElement | null>
  ref?: Ref<HTMLElement>
}

/** A date in words on a button that opens the calendar. */
export function WordsTrigger({
  id,
  text,
  placeholder,
  opening,
  onClear,
  boxRef,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  isClearable = !isRequired,
  isLabelHidden,
  labelEnd,
  variant,
  size,
  labelPlacement,
  autoFocus,
  onBlur,
  ref,
  ...rest
}: WordsTriggerProps) {
  const { strings } = useDateStrings()
  const focus = () => document.getElementById(id)?.focus()
  const isEmptied = isClearable && text !== null && !isReadOnly && !isDisabled
  return (
    <FieldFrame
      {...{ id, label, isRequired, isLabelHidden, labelEnd, labelPlacement, description, errorMessage }}
      labelId={`${id}-label`}
      onLabelClick={(event) => {
        event.preventDefault()
        focus()
      }}
    >
      <div ref={boxRef} className={styles.row}>
        {opening(
          <Pressable
            {...dataAttributes(rest)}
            id={id}
            ref={ref as Ref<HTMLButtonElement>}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            isInvalid={Boolean(errorMessage)}
            autoFocus={autoFocus}
            onBlur={({ currentTarget }) => {
              if (currentTarget.getAttribute('aria-expanded') !== 'true') onBlur?.()
            }}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={describedBy(id, { description, errorMessage }, isRequired && `${id}-required`)}
            className={cx(
              box({ variant, size, labelPlacement, isReadOnly }),
              styles.trigger,
              isEmptied && styles.emptied,
            )}
          >
            <span className={styles.icon}>
              <Icon icon={IconCalendar} size={18} />
            </span>
            <span id={`${id}-value`} className={cx(styles.words, text === null && styles.placeholder)}>
              {text ?? placeholder}
            </span>
          </Pressable>,
        )}
        {isEmptied && (
          <span className={styles.clear}>
            <FieldButton
              icon={IconX}
              label={`${strings.clear} (${label})`}
              onPress={() => {
                onClear()
                focus()
              }}
            />
          </span>
        )}
      </div>
      {isRequired && <VisuallyHidden id={`${id}-required`}>{strings.required}</VisuallyHidden>}
    </FieldFrame>
  )
}
