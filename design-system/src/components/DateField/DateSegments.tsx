import type { FocusEvent, Ref } from 'react'
import { DateInput, DateSegment, type DateFieldState } from 'react-aria-components/DateField'
import * as styles from './DateField.css.ts'

interface DateSegmentsProps {
  state: DateFieldState
  /** Called with their state when the focus leaves the segments. */
  onLeave: (state: DateFieldState) => void
  /** Called with the pasted text. */
  onPaste: (text: string) => void
  ref?: Ref<HTMLDivElement>
}

/** The segments of a date or a time, each typed by itself. */
export function DateSegments({ state, onLeave, onPaste, ref, ...rest }: DateSegmentsProps) {
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!state.isReadOnly && !event.currentTarget.contains(event.relatedTarget)) onLeave(state)
  }
  return (
    <div
      role="presentation"
      className={styles.around}
      onBlur={leave}
      onPaste={(event) => {
        event.preventDefault()
        if (!state.isReadOnly && !state.isDisabled) onPaste(event.clipboardData.getData('text'))
      }}
    >
      <DateInput {...rest} ref={ref} className={styles.segments}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
    </div>
  )
}
