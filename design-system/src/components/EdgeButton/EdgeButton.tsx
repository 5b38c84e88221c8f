import type { AriaAttributes, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { buttonClass } from '../Button/buttonStyles.ts'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import * as styles from './EdgeButton.css.ts'

export interface EdgeButtonProps {
  /** The picture, from the entry `icons`. */
  icon: IconSource
  /** What pressing it does, in words. */
  label: string
  /** Called when it is pressed by mouse, touch or keyboard. */
  onPress?: () => void
  /** Called when a pointer or the focus comes near: time to fetch what pressing needs. */
  onPrefetch?: () => void
  'aria-expanded'?: boolean
  'aria-haspopup'?: AriaAttributes['aria-haspopup']
  ref?: Ref<HTMLButtonElement>
}

const look = { tone: 'neutral', variant: 'outlined', size: 'medium', shape: 'icon' } as const

/**
 * A button that hangs at the window's end edge, at half its height, in the page's gutter.
 *
 * Use when something belongs to every screen and to none: preferences, feedback. One a page, and another way to the
 * same, since phones have no room for it and do not show it. Not for what belongs to a screen: use `IconButton`.
 */
export function EdgeButton({ icon, label, ...rest }: EdgeButtonProps) {
  return (
    <Pressable {...rest} aria-label={label} className={cx(buttonClass(look), styles.edge)}>
      <Icon icon={icon} />
    </Pressable>
  )
}
