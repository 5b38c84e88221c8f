import type { ReactNode, Ref } from 'react'
import { Anchor } from '../../internal/Anchor.tsx'
import { link } from './Link.css.ts'

export interface LinkProps {
  /** Where it leads, in words that make sense alone. */
  children: ReactNode
  /** The address it leads to. */
  href: string
  /** `standalone` between other things, `inText` within a sentence, `quiet` where its place says it leads on. @default 'standalone' */
  variant?: 'standalone' | 'inText' | 'quiet'
  /** Opens it in a tab of its own when '_blank'. */
  target?: '_blank'
  'aria-current'?: 'page' | 'location'
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Goes to another address.
 *
 * Use when a person leaves for another screen or place. Not to change something here: use `Button`.
 */
export function Link({ variant = 'standalone', target, ...rest }: LinkProps) {
  return <Anchor {...rest} target={target} className={link({ variant })} />
}
