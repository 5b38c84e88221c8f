import { type KeyboardEvent, useId, useState } from 'react'
import type { Mark } from './model.ts'
import { stepBetween } from './stepBetween.ts'
import type { Hidden } from './useHidden.ts'
import { Swatch } from './Swatch.tsx'
import { useChartStrings } from './useChartStrings.ts'
import * as styles from './ChartFrame.css.ts'

export interface LegendEntry {
  readonly id: string
  readonly label: string
  readonly color: string
  readonly mark: Mark
}

interface Props {
  label: string
  entries: readonly LegendEntry[]
  hidden: Hidden
  isMirrored: boolean
}

/** The names of what is drawn: one Tab stop, arrow keys between them; a press hides, a double press shows it alone. */
export function Legend({ label, entries, hidden, isMirrored }: Props) {
  const strings = useChartStrings()
  const helpId = useId()
  const [tabStop, setTabStop] = useState(0)
  const current = Math.min(tabStop, entries.length - 1)

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = stepBetween(event.key, current, entries.length, isMirrored)
    if (target === undefined) return
    event.preventDefault()
    setTabStop(target)
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }

  return (
    // The keys come from the buttons inside, which are what is worked.
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={strings.legend(label)}
      className={styles.legend}
      onKeyDown={move}
    >
      {entries.map(({ id, label: name, color, mark }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.ids.has(id)}
          aria-describedby={helpId}
          tabIndex={index === current ? 0 : -1}
          className={styles.entry}
          onFocus={() => setTabStop(index)}
          onClick={(event) => (event.shiftKey ? hidden.isolate(id) : hidden.toggle(id))}
          onDoubleClick={() => hidden.isolate(id)}
        >
          <Swatch color={color} mark={mark} />
          <span className={styles.entryLabel}>{name}</span>
        </button>
      ))}
      <span data-chart-apart="" hidden id={helpId}>
        {strings.legendHelp}
      </span>
    </div>
  )
}
