import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import type { CardProps } from './Card.tsx'
import * as styles from './Card.css.ts'
import * as looks from './CardLooks.css.ts'

export type CardLook = keyof typeof looks.looks

interface CardSurfaceProps extends Omit<CardProps, 'ref'> {
  children: ReactNode
  look?: CardLook
  tone?: Tone
  className?: string
  ref?: Ref<never>
}

/** The surface of every kind of card that has a look of its own; `Card` itself stays free of what these need. */
export function CardSurface({
  padding = 'card',
  as: Element = 'div',
  isClipped,
  look = 'raised',
  tone,
  className,
  ...rest
}: CardSurfaceProps) {
  return (
    <Element
      {...rest}
      className={cx(
        styles.card,
        styles.paddings[padding],
        isClipped && styles.clipped,
        tone && toneClass[tone],
        looks.looks[look],
        className,
      )}
    />
  )
}
