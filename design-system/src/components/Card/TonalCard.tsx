import type { ReactNode, Ref } from 'react'
import type { Tone } from '../../tokens/ramps.ts'
import type { CardProps } from './Card.tsx'
import { CardSurface } from './CardSurface.tsx'

export interface TonalCardProps {
  children: ReactNode
  /** What its content means; colours its ground. @default 'neutral' */
  tone?: Tone
  /** How strong its ground is; a solid one is for words alone. @default 'soft' */
  variant?: 'soft' | 'solid'
  /** Space inside: by density, 16 to 28 px, or none, as for a table. @default 'card' */
  padding?: CardProps['padding']
  /** The element to render. @default 'div' */
  as?: CardProps['as']
  /** The id of its title, which names a `section`, `article` or `aside`. */
  'aria-labelledby'?: string
  /** Cuts its content at the round corners. @default false */
  isClipped?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A card on a tinted ground.
 *
 * Use when one card among others is to be noticed, or cards are told apart by what they mean.
 * Not for a message to the person: use `Alert`; nor for most cards of a page: use `Card`.
 */
export function TonalCard({ tone = 'neutral', variant = 'soft', ref, ...rest }: TonalCardProps) {
  return (
    <CardSurface
      {...rest}
      ref={ref as Ref<never>}
      look={variant === 'solid' ? 'solid' : 'tonal'}
      tone={tone}
    />
  )
}
