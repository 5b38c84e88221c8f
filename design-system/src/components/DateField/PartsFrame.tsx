import type { FocusEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { IconX } from '../../icons/icons.ts'
import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { firstPart } from './delegateFocus.ts'
import type { PartsOptions } from './options.ts'
import * as styles from './DateField.css.ts'

interface PartsFrameProps extends Omit<PartsOptions, 'ref' | 'autoFocus' | 'name'> {
  /** The parts. */
  children: ReactNode
  id: string
  hint?: string
  /** An icon before the parts. */
  start?: ReactNode
  /** A button after them, such as for what opens from the field. */
  end?: ReactNode
  /** Empties the field; none while there is nothing to empty. */
  onClear?: () => void
  /** Reaches the element that a popup opens beside. */
  boxRef?: RefObject<HTMLDivElement | null>
}

/** What opens from the field is inside of it for React, yet elsewhere on the page. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node)
const opener = (around: Element) => around.querySelector<HTMLElement>('[aria-haspopup="dialog"]')

/** What surrounds the parts of a date or a time, and whatever opens from it. */
export function PartsFrame({
  children,
  id,
  hint,
  start,
  end,
  onClear,
  boxRef,
  onBlur,
  isRequired,
  isDisabled,
  isReadOnly,
  isClearable = !isRequired,
  variant,
  size,
  ...frame
}: PartsFrameProps) {
  const { strings } = useDateStrings()
  const shownHint = useHeldWhilePressed(hint)
  const focusParts = () => firstPart(document.getElementById(id))?.focus()
  const leave = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event
    const isOpen = opener(currentTarget)?.getAttribute('aria-expanded') === 'true'
    if (isWithin(event) && !isOpen && !currentTarget.contains(relatedTarget)) onBlur?.()
  }
  const isEmptied = isClearable && onClear && !isReadOnly && !isDisabled
  return (
    <FieldFrame
      {...frame}
      {...{ id, isRequired }}
      labelId={`${id}-label`}
      onLabelClick={(event) => {
        event.preventDefault()
        focusParts()
      }}
      hint={
        <span id={`${id}-hint`} aria-live="polite" className={styles.hint}>
          {shownHint}
        </span>
      }
    >
      <div
        role="presentation"
        ref={boxRef}
        onBlur={leave}
        // A press on the parts ends there; what comes here was beside them.
        onPointerDown={(event) => {
          if (!isWithin(event) || (event.target as Element).closest('button')) return
          event.preventDefault()
          focusParts()
        }}
        onKeyDown={(event) => {
          if (!isWithin(event) || !event.altKey || event.key !== 'ArrowDown') return
          event.preventDefault()
          opener(event.currentTarget)?.click()
        }}
      >
        <FieldBox
          {...{ variant, size, start, isDisabled, isReadOnly }}
          labelPlacement={frame.labelPlacement}
          isInvalid={Boolean(frame.errorMessage)}
          end={
            (isEmptied || end) && (
              <span className={styles.buttons}>
                {isEmptied && (
                  <FieldButton
                    icon={IconX}
                    label={`${strings.clear} (${frame.label})`}
                    onPress={() => {
                      onClear()
                      focusParts()
                    }}
                  />
                )}
                {end}
              </span>
            )
          }
        >
          {children}
        </FieldBox>
      </div>
    </FieldFrame>
  )
}
