import { type Ref, useId } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import type { EventCalendarKind } from './options.ts'
import * as styles from './CalendarKindRadios.css.ts'

export interface CalendarKindRadiosProps {
  /** What is chosen: the name of the group. */
  label: string
  /** The calendars to choose from. */
  calendars: readonly EventCalendarKind[]
  /** The id of the calendar that is chosen. */
  value: string
  /** Called with the id of the calendar that was chosen. */
  onChange: (id: string) => void
  ref?: Ref<HTMLDivElement>
}

/**
 * The calendars as colours to choose from, the chosen one with its name.
 *
 * Use when an event is made in little room. Not in a form: use `Select`.
 */
export function CalendarKindRadios({
  label,
  calendars,
  value,
  onChange,
  ref,
  ...rest
}: CalendarKindRadiosProps) {
  const name = useId()
  return (
    <div {...dataAttributes(rest)} ref={ref} role="radiogroup" aria-label={label} className={styles.group}>
      {calendars.map((kind) => (
        <label key={kind.id} title={kind.label} className={cx(styles.piece, toneClass[kind.tone])}>
          <input
            type="radio"
            name={name}
            value={kind.id}
            checked={kind.id === value}
            onChange={() => onChange(kind.id)}
            className={styles.input}
          />
          <span className={styles.swatch} />
          <span className={styles.name}>{kind.label}</span>
        </label>
      ))}
    </div>
  )
}
