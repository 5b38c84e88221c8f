import { type KeyboardEvent, useId, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { stepBetween } from './stepBetween.ts'
import { Swatch } from './Swatch.tsx'
import { useChartStrings } from './useChartStrings.ts'
import type { Hidden } from './useHidden.ts'
import type { Part } from './usePartsChart.ts'
import * as styles from './Parts.css.ts'

interface Props {
  label: string
  parts: readonly Part[]
  hidden: Hidden
  isMirrored: boolean
  /** The id of the part that is looked at. */
  currentId?: string
  /** In columns below the drawing, instead of one beside it. */
  isBelow: boolean
  onLook: (id: string | undefined) => void
}

/** The parts by name with how much of the whole they are; a press hides one, a double press shows it alone. */
export function PartsLegend({ label, parts, hidden, isMirrored, currentId, isBelow, onLook }: Props) {
  const strings = useChartStrings()
  const helpId = useId()
  const [tabStop, setTabStop] = useState(0)
  const current = Math.min(tabStop, parts.length - 1)

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = stepBetween(event.key, current, parts.length, isMirrored)
    if (target === undefined) return
    event.preventDefault()
    setTabStop(target)
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={strings.legend(label)}
      className={cx(styles.list, isBelow && styles.columns)}
      onKeyDown={move}
    >
      {parts.map(({ id, label: name, color, percent }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.ids.has(id)}
          aria-describedby={helpId}
          tabIndex={index === current ? 0 : -1}
          className={cx(styles.row, id === currentId && styles.current)}
          onFocus={() => setTabStop(index)}
          onPointerEnter={() => onLook(id)}
          onPointerLeave={() => onLook(undefined)}
          onClick={(event) => (event.shiftKey ? hidden.isolate(id) : hidden.toggle(id))}
          onDoubleClick={() => hidden.isolate(id)}
        >
          <Swatch color={color} mark="bar" />
          <span className={styles.name}>{name}</span>
          {!hidden.ids.has(id) && <bdi className={styles.figure}>{percent}</bdi>}
        </button>
      ))}
      <span data-chart-apart="" hidden id={helpId}>
        {strings.legendHelp}
      </span>
    </div>
  )
}
