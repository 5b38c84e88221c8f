import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, Ref } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { Image, type ImageProps } from '../Image/Image.tsx'
import { rem } from '../../css/rem.ts'
import * as styles from './CardMedia.css.ts'

type Picture = ImageProps extends infer P ? (P extends unknown ? Omit<P, OwnedByTheCard> : never) : never
type OwnedByTheCard = 'corners' | 'width' | 'ref'

interface CardMediaOptions {
  /** Words over the foot of the picture, light on dark whatever it shows: a title, a place, a chip. */
  overlay?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export type CardMediaProps = Picture &
  CardMediaOptions &
  (
    | {
        /** Across the card, or at its inline start with the content beside it. @default 'top' */
        place?: 'top'
        width?: undefined
        children?: undefined
      }
    | {
        /** Across the card, or at its inline start with the content beside it. @default 'top' */
        place: 'start'
        /** How wide the picture stands beside the content, in px; alone on its line it takes all. @default 200 */
        width?: number
        /** What stands beside the picture: the card's header, text and actions. */
        children: ReactNode
      }
  )

/**
 * A card's picture, from edge to edge.
 *
 * Use when a card shows what it is about: a product, a course, a place. Put it first in the card.
 * Not for a small picture beside the title: use `start` of `CardHeader`; nor outside of cards: use `Image`.
 */
export function CardMedia({ overlay, place, width = 200, children, ref, ...rest }: CardMediaProps) {
  const marks = dataAttributes(rest)
  // The marks belong to the whole; what is left is the picture's.
  const picture = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !(name in marks)),
  ) as unknown as Picture
  const shown = (
    <>
      <span className={styles.layer}>
        <Image {...picture} corners="none" />
      </span>
      {overlay && <div className={styles.over}>{overlay}</div>}
    </>
  )
  if (place !== 'start')
    return (
      <div {...marks} ref={ref} className={styles.top}>
        {shown}
      </div>
    )
  return (
    <div {...marks} ref={ref} className={styles.row} style={assignInlineVars({ [styles.width]: rem(width) })}>
      <div className={styles.side}>{shown}</div>
      <div className={styles.beside}>{children}</div>
    </div>
  )
}
