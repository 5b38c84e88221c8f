import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { CarouselBar } from './CarouselBar.tsx'
import { Slides } from './Slides.tsx'
import type { CarouselProps } from './types.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { usePerView } from './usePerView.ts'
import { useTurns } from './useTurns.ts'
import { useWays } from './useWays.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'
import * as styles from './Carousel.css.ts'

export type { CarouselEffect, CarouselProps, CarouselSlide } from './types.ts'

const languages = { ar, en, fr }

/**
 * Slides in one place, one or a few at a time, which come by turns, by a press, by arrow keys or by a swipe. They rest
 * while one points at them or has the focus in them, where motion is to be reduced, and once they are stopped.
 *
 * Use when several short views of one subject share a small place. Not for what has to be seen: use `Tabs`.
 */
export function Carousel({
  label,
  slides,
  effect = 'fade',
  perView = 1,
  isCentred = false,
  startsAt = 0,
  markers = 'dots',
  hasArrows = false,
  renders = 'all',
  seconds,
  pauseLabel,
  playLabel,
  ref,
  ...rest
}: CarouselProps) {
  const strings = useStrings(languages)
  const { direction } = useLocale()
  const isMirrored = direction === 'rtl'
  const [current, setCurrent] = useState(startsAt)
  const { per: wanted, ref: viewRef } = usePerView(perView)
  const per = effect === 'slide' ? Math.min(wanted, slides.length) : 1
  const stops = isCentred ? slides : slides.slice(0, slides.length - Math.floor(per) + 1)
  const shown = Math.min(current, stops.length - 1)
  const step = (by: number) => setCurrent((shown + by + stops.length) % stops.length)
  const { isTurning, isStopped, setStopped, holds } = useTurns(seconds, shown, stops.length, () => step(1))
  const carousel = useKeptFocus(shown)
  const ways = useWays({
    isMirrored,
    onStep: step,
    onEnd: (end) => setCurrent(end === 'first' ? 0 : stops.length - 1),
  })
  return (
    <section
      {...rest}
      ref={ref}
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={styles.root}
    >
      <div ref={carousel} role="presentation" className={styles.carousel} {...holds} {...ways}>
        <div
          ref={viewRef}
          tabIndex={-1}
          className={cx(styles.slides, effect !== 'fade' && styles.views[effect])}
          aria-live={isTurning ? 'off' : 'polite'}
        >
          <Slides {...{ slides, effect, isCentred, renders, shown, per, isMirrored, strings }} />
        </div>
        <CarouselBar
          {...{ markers, hasArrows, stops, shown, strings }}
          onStep={step}
          onShow={setCurrent}
          turns={
            seconds === undefined
              ? undefined
              : {
                  isStopped,
                  label: isStopped ? (playLabel ?? strings.play) : (pauseLabel ?? strings.pause),
                  onPress: () => setStopped(!isStopped),
                }
          }
        />
      </div>
    </section>
  )
}
