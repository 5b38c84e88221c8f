import type { ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { IconChevronDown } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { Button } from '../Button/Button.tsx'
import { buttonClass, type ButtonVariant } from '../Button/buttonStyles.ts'
import { row } from '../ButtonGroup/ButtonGroup.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Menu, type MenuProps } from '../Menu/Menu.tsx'
import * as styles from './SplitButton.css.ts'

export interface SplitButtonProps {
  /** What the main action does, as a verb; names the whole too. */
  children: string
  /** Called when the main action is pressed. */
  onPress?: () => void
  /** The other actions; a function gathers them when the menu opens. */
  sections: MenuProps['sections']
  /** Called with the id of the entry that was chosen. */
  onAction?: (id: string) => void
  /** The name of the menu and its button. @default 'More actions' in the page's language */
  menuLabel?: string
  /** Where the menu opens, seen from its button. @default 'bottom end' */
  placement?: MenuProps['placement']
  /** What the action means. @default 'neutral' */
  tone?: Tone
  /** How strongly it asks to be pressed. @default 'outlined' */
  variant?: ButtonVariant
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** An icon before the words. */
  start?: ReactNode
  /** Takes the whole width. @default false */
  isBlock?: boolean
  /** Shows that work goes on and ignores presses of both parts. @default false */
  isPending?: boolean
  /** Disables both parts. @default false */
  isDisabled?: boolean
  /** @default 'button' */
  type?: 'button' | 'submit'
  id?: string
  ref?: Ref<HTMLDivElement>
}

/**
 * A main action, and a menu of its other forms beside it.
 *
 * Use when one of several ways to do a thing is by far the most usual: send, or send later.
 * Not for actions of one weight: use `ButtonGroup`; nor where none stands out: use `Menu`.
 */
export function SplitButton({
  children,
  onPress,
  sections,
  onAction,
  menuLabel,
  placement,
  tone = 'neutral',
  variant = 'outlined',
  size = 'medium',
  start,
  isBlock = false,
  isPending = false,
  isDisabled = false,
  type,
  ...rest
}: SplitButtonProps) {
  const messages = useMessages()
  const label = menuLabel ?? messages.moreActions
  const shared = { isPending, isDisabled }
  return (
    <div {...rest} role="group" aria-label={children} className={cx(row, isBlock && styles.block)}>
      <Button {...shared} {...{ tone, variant, size, start, isBlock, type, onPress }}>
        {children}
      </Button>
      <Menu label={label} sections={sections} onAction={onAction} placement={placement}>
        <Pressable
          {...shared}
          aria-label={label}
          className={buttonClass({ tone, variant, size, shape: 'icon' })}
        >
          <Icon icon={IconChevronDown} size={18} />
        </Pressable>
      </Menu>
    </div>
  )
}
