import type { ReactNode, Ref } from 'react'
import { Anchor } from '../../internal/Anchor.tsx'
import { link } from './CardLink.css.ts'

export interface CardLinkProps {
  /** Where it leads, in words that make sense alone: the card's title. */
  children: ReactNode
  /** The address it leads to. */
  href: string
  /** Opens it in a tab of its own when '_blank'. */
  target?: '_blank'
  /** Marks the card of the screen one is on. */
  'aria-current'?: 'page'
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Makes the card around it one link, whose name is the words inside; other controls of the card stay pressable.
 *
 * Use when a card leads to one place: as the `title` of its `CardHeader`, once in a card.
 * Not for a card with several places to go: use a `Link` for each; nor to choose a card: use `SelectableCard`.
 */
export function CardLink(props: CardLinkProps) {
  return <Anchor {...props} className={link} />
}
