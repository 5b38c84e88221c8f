import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import type { Tone } from '../../tokens/ramps.ts'
import * as styles from './Button.css.ts'

export const buttonVariants = ['solid', 'soft', 'outlined', 'plain'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

interface Look {
  tone: Tone
  variant: ButtonVariant
  size: 'small' | 'medium' | 'large'
  shape: 'text' | 'icon' | 'round'
  isBlock?: boolean
}

/** The class of whatever looks like a button: a button, an icon button, a link. */
export function buttonClass({ tone, variant, size, shape, isBlock = false }: Look): string {
  const isQuiet = tone === 'neutral' && variant === 'plain'
  const isInk = tone === 'neutral' && variant === 'outlined'
  return cx(
    toneClass[tone],
    isInk && styles.neutralInk,
    isQuiet && styles.quietInk,
    styles.button({ variant, size, shape, isBlock }),
  )
}
