import { Fragment, type Ref, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import * as styles from './Countdown.css.ts'
import { cellsOf } from './cells.ts'

const neverTold = () => () => undefined

export interface CountdownProps {
  /** The moment that it counts down to. */
  until: Date
  /** What happens then; its name for screen readers. */
  label: string
  /** Called once, when the moment has come. */
  onEnd?: () => void
  ref?: Ref<HTMLDivElement>
}

/**
 * The days, hours, minutes and seconds that are left until a moment, in the language around.
 *
 * Use when a page is about what happens then: an opening, the end of a sale.
 * Not for a moment that is only mentioned: write the date; nor for work that goes on: use `ProgressLinear`.
 */
export function Countdown({ until, label, onEnd, ...rest }: CountdownProps) {
  const { locale } = useLocale()
  const [now, setNow] = useState(() => Date.now())
  // What was drawn elsewhere, at another moment, does not know the time of now.
  const isTimeKnown = useSyncExternalStore(
    neverTold,
    () => true,
    () => false,
  )
  const left = Math.max(0, until.getTime() - now)
  const isOver = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) {
      end()
      return
    }
    // A little after the second is full, so that each is shown once.
    const timer = setTimeout(() => setNow(Date.now()), (left % 1000) + 5)
    return () => clearTimeout(timer)
  }, [left, isOver])
  return (
    <div {...rest} role="timer" aria-label={label} className={styles.countdown}>
      {cellsOf(isTimeKnown ? left : 0, locale).map(({ unit, figure, word }) => (
        <Fragment key={unit}>
          <span className={styles.cell}>
            <bdi className={styles.figure}>{isTimeKnown ? figure : '–'}</bdi>{' '}
            <span className={styles.unit}>{word}</span>
          </span>{' '}
        </Fragment>
      ))}
    </div>
  )
}
