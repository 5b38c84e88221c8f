import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLocale } from 'react-aria-components/I18nProvider'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { cx } from '../../css/cx.ts'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import type { CarouselProps, CarouselSlide } from './types.ts'
import type { CarouselStrings } from './strings/en.ts'
import * as styles from './Carousel.css.ts'

interface Props extends Required<Pick<CarouselProps, 'markers' | 'hasArrows'>> {
  /** The slides that can come first. */
  stops: readonly CarouselSlide[]
  shown: number
  /** What stops the slides or lets them go on; without it they do not come by themselves. */
  turns?: { isStopped: boolean; label: string; onPress: () => void }
  strings: CarouselStrings
  onStep: (by: number) => void
  onShow: (index: number) => void
}

/** Where one is among the slides, and the buttons that lead on. */
export function CarouselBar({ markers, hasArrows, stops, shown, turns, strings, onStep, onShow }: Props) {
  if (markers === 'none' && !hasArrows && !turns) return null
  const isThumbs = markers === 'thumbs'
  return (
    <div className={styles.bar}>
      {markers === 'count' && <Count shown={shown} total={stops.length} strings={strings} />}
      {markers === 'progress' && (
        <div aria-hidden="true" className={styles.progress}>
          <div
            className={styles.gone}
            style={assignInlineVars({ [styles.share]: `${((shown + 1) / stops.length) * 100}%` })}
          />
        </div>
      )}
      {(markers === 'dots' || isThumbs) && (
        <div className={cx(styles.dots, isThumbs && styles.thumbs)}>
          {stops.map(({ id, label, thumb }, index) => (
            <Pressable
              key={id}
              aria-label={label}
              aria-current={index === shown}
              className={isThumbs ? styles.thumb : styles.dot}
              onPress={() => onShow(index)}
            >
              {isThumbs ? thumb : null}
            </Pressable>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        {hasArrows && (
          <>
            <IconButton
              icon={IconChevronLeft}
              label={strings.previous}
              size="small"
              onPress={() => onStep(-1)}
            />
            <IconButton icon={IconChevronRight} label={strings.next} size="small" onPress={() => onStep(1)} />
          </>
        )}
        {turns && (
          <IconButton
            icon={turns.isStopped ? IconPlayerPlay : IconPlayerPause}
            label={turns.label}
            size="small"
            onPress={turns.onPress}
          />
        )}
      </div>
    </div>
  )
}

function Count({ shown, total, strings }: { shown: number; total: number; strings: CarouselStrings }) {
  const { locale } = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  return <span className={styles.count}>{strings.of(numbers.format(shown + 1), numbers.format(total))}</span>
}
