import { type KeyboardEvent, type Ref, use } from 'react'
import { buttonClass } from '../Button/buttonStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconX } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { RemovalContext } from './RemovalContext.ts'

export interface CardRemoveButtonProps {
  /** What it removes, in words that make sense alone: 'Remove Revenue'. */
  label: string
  /** @default false */
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The next card's button gets the focus: a key that is still held must not take that card away too. */
const ignoreRepeated = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}

/**
 * The cross that takes the card around it away.
 *
 * Use when a card stands in a `CardRemoval`: among the `actions` of its header.
 * Not to close a dialog or a message: they have a cross of their own.
 */
export function CardRemoveButton({ label, ...rest }: CardRemoveButtonProps) {
  const remove = use(RemovalContext)
  return (
    <Pressable
      {...rest}
      aria-label={label}
      data-removes
      onPress={remove}
      onKeyDown={ignoreRepeated}
      className={buttonClass({ tone: 'neutral', variant: 'plain', size: 'small', shape: 'icon' })}
    >
      <Icon icon={IconX} size={18} />
    </Pressable>
  )
}
