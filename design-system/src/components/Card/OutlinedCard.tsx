import type { ReactNode, Ref } from 'react'
import type { CardProps } from './Card.tsx'
import { CardSurface } from './CardSurface.tsx'

export interface OutlinedCardProps {
  children: ReactNode
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
 * A card drawn by a line, without a shadow.
 *
 * Use when a card stands inside another, or many stand close together.
 * Not as the ground of a page's main content: use `Card`.
 */
export function OutlinedCard({ ref, ...rest }: OutlinedCardProps) {
  return <CardSurface {...rest} ref={ref as Ref<never>} look="outlined" />
}
