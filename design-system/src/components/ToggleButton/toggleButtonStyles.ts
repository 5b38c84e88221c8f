import { cx } from '../../css/cx.ts'
import type { Tone } from '../../tokens/ramps.ts'
import { quietInk } from '../Button/Button.css.ts'
import { buttonClass, type ButtonVariant } from '../Button/buttonStyles.ts'
import * as styles from './ToggleButton.css.ts'

/** Which button each toggle looks like: a quiet one while it is off, one of its tone while it is on. */
const looks: Record<
  ButtonVariant,
  { off: ButtonVariant; on: ButtonVariant; ring?: keyof typeof styles.rings }
> = {
  solid: { off: 'soft', on: 'solid' },
  soft: { off: 'soft', on: 'soft', ring: 'weak' },
  outlined: { off: 'outlined', on: 'soft', ring: 'strong' },
  plain: { off: 'plain', on: 'soft' },
}

interface Look {
  tone: Tone
  variant: ButtonVariant
  size: 'small' | 'medium' | 'large'
  shape: 'text' | 'icon'
  isBlock?: boolean
  isSelected: boolean
  /** Whether it stands in a block with others. */
  isJoined?: boolean
}

/** The class of whatever looks like a toggle button; the element carries `data-selected` while it is on. */
export function toggleClass({ tone, variant, isSelected, isJoined = false, ...rest }: Look): string {
  const { off, on, ring } = looks[variant]
  return cx(
    buttonClass({ ...rest, tone: isSelected ? tone : 'neutral', variant: isSelected ? on : off }),
    !isSelected && off === 'soft' && quietInk,
    styles.toggle,
    ring && styles.rings[isJoined ? 'joined' : ring],
  )
}
