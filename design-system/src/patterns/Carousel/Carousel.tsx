import { type ReactNode, type Ref, useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { cx } from '../../css/cx.ts'
import { IconPlayerPause, IconPlayerPlay } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { isStill } from '../../theme/isStill.ts'
import * as styles from './Carousel.css.ts'

/** One of the slides. */
export interface CarouselSlide {
  /** Tells it from the others. */
  readonly id: string
  /** What it is about: the name of the slide and of what leads to it. */
  readonly label: string
  readonly content: ReactNode
}

export interface CarouselProps {
  /** What the slides have in common: the carousel's name. */
  label: string
  /** The slides, of which one is shown at a time. */
  slides: readonly CarouselSlide[]
  /** How long each is shown, in seconds, before the next comes by itself. @default never by itself */
  seconds?: number
  /** What the button is called that stops the slides. */
  pauseLabel: string
  /** What the button is called that lets them go on. */
  playLabel: string
  ref?: Ref<HTMLElement>
}

const noChange = () => () => undefined

/**
 * Slides in one place, one at a time, which come by turns or by a press. They rest while one points at them or has the
 * focus in them, where motion is to be reduced, and once they are stopped.
 *
 * Use when several short views of one subject share a small place. Not for what has to be seen: use `Tabs`.
 */
export function Carousel({ label, slides, seconds, pauseLabel, playLabel, ref, ...rest }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const isMotionReduced = useSyncExternalStore(noChange, isStill, () => true)
  const [chosen, setStopped] = useState<boolean>()
  const isStopped = chosen ?? isMotionReduced
  const [isHeld, setHeld] = useState(false)
  const shown = Math.min(current, slides.length - 1)
  const isTurning = seconds !== undefined && slides.length > 1 && !isStopped && !isHeld
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(() => setCurrent((shown + 1) % slides.length), seconds * 1000)
    return () => clearTimeout(timer)
  }, [isTurning, shown, seconds, slides.length])
  return (
    <section {...rest} ref={ref} aria-roledescription="carousel" aria-label={label} className={styles.root}>
      <div
        role="presentation"
        className={styles.carousel}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div className={styles.slides} aria-live={isTurning ? 'off' : 'polite'}>
          {slides.map(({ id, label: name, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={name}
              inert={index !== shown}
              className={cx(styles.slide, index !== shown && styles.hidden)}
            >
              {content}
            </div>
          ))}
        </div>
        <div className={styles.bar}>
          <div className={styles.dots}>
            {slides.map(({ id, label: name }, index) => (
              <Pressable
                key={id}
                aria-label={name}
                aria-current={index === shown}
                className={styles.dot}
                onPress={() => setCurrent(index)}
              >
                {null}
              </Pressable>
            ))}
          </div>
          {seconds !== undefined && (
            <IconButton
              icon={isStopped ? IconPlayerPlay : IconPlayerPause}
              label={isStopped ? playLabel : pauseLabel}
              size="small"
              onPress={() => setStopped(!isStopped)}
            />
          )}
        </div>
      </div>
    </section>
  )
}
