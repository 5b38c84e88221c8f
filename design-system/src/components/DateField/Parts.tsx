import type { FocusEvent, Ref } from 'react'
import { DateInput, DateSegment, type DateFieldState } from 'react-aria-components/DateField'
import * as styles from './DateField.css.ts'

interface PartsProps {
  state: DateFieldState
  /** Called when the focus leaves the parts, with what stands in them. */
  onLeave: (state: DateFieldState) => void
  /** Called with a text that was pasted. */
  onPaste: (text: string) => void
  ref?: Ref<HTMLDivElement>
}

/** The parts of a date or a time, each of which is typed by itself. */
export function Parts({ state, onLeave, onPaste, ref, ...rest }: PartsProps) {
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
      <DateInput {...rest} ref={ref} className={styles.parts}>
        {(segment) => <DateSegment segment={segment} className={styles.part} />}
      </DateInput>
    </div>
  )
}
