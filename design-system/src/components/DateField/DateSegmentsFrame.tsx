import type { FocusEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { IconX } from '../../icons/icons.ts'
import { useHeldWhilePressed } from '../../internal/useHeldWhilePressed.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { firstSegment } from './delegateFocus.ts'
import type { DateSegmentsOptions } from './options.ts'
import * as styles from './DateField.css.ts'

interface DateSegmentsFrameProps extends Omit<DateSegmentsOptions, 'ref' | 'autoFocus' | 'name'> {
  /** The segments. */
  children: ReactNode
  id: string
  hint?: string
  /** An icon before the segments. */
  start?: ReactNode
  /** A button after them, such as the one that opens the calendar. */
  end?: ReactNode
  /** Clears the field; undefined while it is empty. */
  onClear?: () => void
  /** Reaches the element that a popup is placed at. */
  boxRef?: RefObject<HTMLDivElement | null>
}

/** Whether an event comes from the field itself: React also passes on events of its popup, which is elsewhere in the document. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node)
const opener = (around: Element) => around.querySelector<HTMLElement>('[aria-haspopup="dialog"]')

/** The frame around the segments of a date or a time: label, box, buttons, help text. */
export function DateSegmentsFrame({
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
}: DateSegmentsFrameProps) {
  const { strings } = useDateStrings()
  const shownHint = useHeldWhilePressed(hint)
  const focusSegments = () => firstSegment(document.getElementById(id))?.focus()
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
        focusSegments()
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
          focusSegments()
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
                      focusSegments()
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
