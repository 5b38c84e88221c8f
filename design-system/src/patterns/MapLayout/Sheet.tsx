import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { useStrings } from '../../locale/useStrings.ts'
import * as styles from './MapLayout.css.ts'
import { strings } from './strings.ts'

/** The heights of the sheet, as shares of the map's. */
export const SHEET_HEIGHTS = [0.24, 0.54, 0.94] as const

interface SheetProps {
  readonly label: string
  /** The height of what it lies over, in px. */
  readonly room: number
  readonly step: number
  readonly onStepChange: (step: number) => void
  readonly children: ReactNode
}

const last = SHEET_HEIGHTS.length - 1

/** A panel at the foot of a small screen, drawn up and down by its handle. */
export function Sheet({ label, room, step, onStepChange, children }: SheetProps) {
  const text = useStrings(strings)
  const sheet = useRef<HTMLElement>(null)
  const start = useRef<{ y: number; height: number }>(undefined)
  const setStep = (next: number) => onStepChange(Math.max(0, Math.min(last, next)))

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowUp: step + 1,
      ArrowDown: step - 1,
      PageUp: step + 1,
      PageDown: step - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStep(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { y: event.clientY, height: sheet.current!.offsetHeight }
    sheet.current!.dataset['held'] = ''
  }
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (start.current)
      sheet.current!.style.blockSize = `${start.current.height + start.current.y - clientY}px`
  }
  const onPointerUp = ({ clientY }: PointerEvent) => {
    if (!start.current) return
    const share = (start.current.height + start.current.y - clientY) / room
    const isPress = Math.abs(start.current.y - clientY) < 4
    start.current = undefined
    delete sheet.current!.dataset['held']
    const distances = SHEET_HEIGHTS.map((height) => Math.abs(height - share))
    const next = isPress ? (step + 1) % SHEET_HEIGHTS.length : distances.indexOf(Math.min(...distances))
    sheet.current!.style.blockSize = `${SHEET_HEIGHTS[next]! * 100}%`
    setStep(next)
  }
  return (
    <section
      ref={sheet}
      aria-label={label}
      className={styles.sheet}
      style={{ blockSize: `${SHEET_HEIGHTS[step]! * 100}%` }}
    >
      <div
        role="slider"
        tabIndex={0}
        aria-label={text.height}
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={text.heights[step]}
        className={styles.handle}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      />
      <div className={styles.content}>{children}</div>
    </section>
  )
}
