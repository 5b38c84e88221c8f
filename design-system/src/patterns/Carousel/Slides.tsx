import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useState } from 'react'
import { cx } from '../../css/cx.ts'
import type { CarouselProps } from './types.ts'
import type { CarouselStrings } from './strings/en.ts'
import * as styles from './Carousel.css.ts'

interface Props extends Required<Pick<CarouselProps, 'slides' | 'effect' | 'isCentred' | 'renders'>> {
  /** The place of the slide that is shown, or of the first of those. */
  shown: number
  per: number
  isMirrored: boolean
  strings: CarouselStrings
}

/** The slides, each placed by how far it is from the one that is shown. */
export function Slides({ slides, effect, isCentred, renders, shown, per, isMirrored, strings }: Props) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const lead = isCentred ? (per - 1) / 2 : 0
  const isVisible = (offset: number) => Math.abs(offset + lead - (per - 1) / 2) <= (per - 1) / 2
  const isNear = (offset: number) => offset >= -lead - 1 && offset <= per - lead
  const added = slides.filter(({ id }, index) => isNear(index - shown) && !seen.has(id))
  if (renders === 'seen' && added.length > 0) setSeen(new Set([...seen, ...added.map(({ id }) => id)]))

  return slides.map(({ id, label, content }, index) => {
    const offset = index - shown
    if (renders === 'near' && !isNear(offset)) return null
    return (
      <div
        key={id}
        role="group"
        aria-roledescription={strings.slide}
        aria-label={label}
        inert={!isVisible(offset)}
        data-away={Math.abs(offset) > 2 || undefined}
        className={cx(
          styles.slide,
          styles.effects[effect],
          effect === 'fade' && offset !== 0 && styles.hidden,
          effect === 'slide' && isCentred && offset !== 0 && styles.beside,
        )}
        style={
          effect === 'fade'
            ? undefined
            : assignInlineVars({
                [styles.offset]: String(offset),
                [styles.depth]: String(slides.length - Math.abs(offset)),
                [styles.per]: String(per),
                [styles.lead]: String(lead),
                [styles.way]: isMirrored ? '-1' : '1',
              })
        }
      >
        {(renders !== 'seen' || seen.has(id)) && content}
      </div>
    )
  })
}
