import type { AriaAttributes, ReactNode, Ref } from 'react'
import { cx } from '../../css/cx.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import type { Tone } from '../../tokens/ramps.ts'
import { Spinner } from './Spinner.tsx'
import { buttonClass, type ButtonVariant } from './buttonStyles.ts'
import * as styles from './Button.css.ts'

export interface ButtonProps {
  /** What pressing it does, as a verb. */
  children: ReactNode
  /** What the action means. @default 'neutral' */
  tone?: Tone
  /** How strongly it asks to be pressed. @default 'outlined' */
  variant?: ButtonVariant
  /** Height by density: small 30, medium 36, large 44 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** An icon before the words. */
  start?: ReactNode
  /** An icon after the words. */
  end?: ReactNode
  /** Takes the whole width. @default false */
  isBlock?: boolean
  /** `round` fits a picture as its only content, such as a person's. @default 'text' */
  shape?: 'text' | 'round'
  /** Keeps the button's width, shows that work goes on and ignores presses. @default false */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** The id of the form that a submit button outside of it belongs to. */
  form?: string
  /** Called when it is pressed by mouse, touch or keyboard. */
  onPress?: () => void
  /** Called when a pointer or the focus comes near: time to fetch what pressing needs. */
  onPrefetch?: () => void
  autoFocus?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-haspopup'?: AriaAttributes['aria-haspopup']
  'aria-controls'?: string
  'aria-current'?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * Starts an action.
 *
 * Use when a person does something here: save, add, delete. Name it with a verb; one solid primary a view.
 * Not for going to another address: use `LinkButton`; nor for a lone icon: use `IconButton`.
 */
export function Button({
  children,
  tone = 'neutral',
  variant = 'outlined',
  size = 'medium',
  start,
  end,
  isBlock = false,
  shape = 'text',
  isPending,
  ...rest
}: ButtonProps) {
  return (
    <Pressable
      {...rest}
      isPending={isPending}
      className={buttonClass({ tone, variant, size, isBlock, shape })}
    >
      <span className={cx(styles.content, isPending && styles.concealed)}>
        {start}
        {children}
        {end}
      </span>
      {isPending && <Spinner />}
    </Pressable>
  )
}
