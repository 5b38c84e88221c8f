import { type Ref, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useIsBrowser } from '../../internal/useIsBrowser.ts'
import { useIsNarrow } from '../../internal/useIsNarrow.ts'
import { useScope } from '../../theme/scope.ts'
import { pathAround, placeCard } from './place.ts'
import { TourCard } from './TourCard.tsx'
import { useSpotlight } from './useSpotlight.ts'
import { useTour } from './useTour.ts'
import type { TourEnd, TourStep } from './steps.ts'
import * as styles from './Tour.css.ts'

export type { TourEnd, TourStep } from './steps.ts'

export interface TourProps {
  /** The places, in order. */
  steps: readonly TourStep[]
  /** Whether it is under way; it begins anew each time. */
  isOpen: boolean
  /** The place among the steps of the one that it begins with. @default 0 */
  startAt?: number
  /** Called with the place among the steps of the one that it comes to, when somebody goes on or back. */
  onStep?: (step: number) => void
  /** Called when it ends. */
  onClose: (end: TourEnd) => void
  ref?: Ref<HTMLElement>
}

/**
 * Shows people around: the page is dimmed but for one place at a time, which stays usable, with a card that tells of it.
 * The arrow keys move, Escape ends; the focus goes to the card, round between it and the place, and back at the end.
 *
 * Use when someone asks to be shown a page, or sees it for the first time. Not to explain one control: use `Tooltip`;
 * nor to ask for an answer: use `Dialog`.
 */
export function Tour({ isOpen, ...tour }: TourProps) {
  const isBrowser = useIsBrowser()
  return isOpen && isBrowser && <OpenTour {...tour} />
}

function OpenTour({ steps, startAt = 0, onStep, onClose, ref, ...rest }: Omit<TourProps, 'isOpen'>) {
  const scope = useScope()
  const isRtl = useLocale().direction === 'rtl'
  const isSheet = useIsNarrow()
  const card = useObjectRef(ref)
  const dim = useRef<HTMLDivElement>(null)
  const { stop, index, count, goTo } = useTour({ steps, startAt, isRtl, cardRef: card, onStep, onClose })
  const measures = useSpotlight(stop, card, dim)
  if (!stop) return null
  const place = measures && placeCard(measures.hole, measures.card, measures.view, isRtl)
  const at = (x: number, y: number, width: number) => ({
    insetBlockStart: y,
    insetInlineStart: isRtl ? measures!.view.width - x - width : x,
  })
  const isCovered =
    measures && measures.hole.y + measures.hole.height > measures.view.height - measures.card.height
  return createPortal(
    <div {...scope}>
      <div
        ref={dim}
        role="presentation"
        className={styles.dim}
        style={measures && { clipPath: `path(evenodd, "${pathAround(measures.hole, measures.view)}")` }}
        onMouseDown={(event) => event.preventDefault()}
      />
      {measures && (
        <div
          className={styles.ring}
          style={{
            ...at(measures.hole.x, measures.hole.y, measures.hole.width),
            inlineSize: measures.hole.width,
            blockSize: measures.hole.height,
          }}
        />
      )}
      <TourCard
        {...dataAttributes(rest)}
        key={index}
        ref={card}
        step={steps[stop.step]!}
        index={index}
        count={count}
        onMove={goTo}
        onSkip={() => onClose('skipped')}
        className={cx(styles.card, isSheet && (isCovered ? styles.upperSheet : styles.sheet))}
        style={!isSheet && place ? at(place.x, place.y, measures.card.width) : undefined}
        arrow={!isSheet && place ? { side: place.side, x: place.arrow } : undefined}
      />
    </div>,
    document.body,
  )
}
