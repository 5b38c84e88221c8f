import type { ReactNode, Ref } from 'react'
import { Anchor } from '../../internal/Anchor.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { buttonClass, type ButtonVariant } from '../Button/buttonStyles.ts'

export interface LinkButtonProps {
  /** Where it leads, in words. */
  children: ReactNode
  /** The address it leads to. */
  href: string
  /** Opens it in a tab of its own when '_blank'. */
  target?: '_blank'
  /** Saves what it leads to as a file of this name in place of opening it. */
  download?: string
  /** @default 'neutral' */
  tone?: Tone
  /** @default 'outlined' */
  variant?: ButtonVariant
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** An icon before the words. */
  start?: ReactNode
  /** An icon after the words. */
  end?: ReactNode
  /** Takes the whole width. @default false */
  isBlock?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link that looks like a button.
 *
 * Use when going somewhere is the main thing to do. Not for an action on this page: use `Button`.
 */
export function LinkButton({
  children,
  tone = 'neutral',
  variant = 'outlined',
  size = 'medium',
  start,
  end,
  isBlock,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...rest} className={buttonClass({ tone, variant, size, isBlock, shape: 'text' })}>
      {start}
      {children}
      {end}
    </Anchor>
  )
}
