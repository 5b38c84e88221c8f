import {
  type AriaAttributes,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useState,
} from 'react'
import { countPresses, takePress } from './strayPress.ts'
import { mergeTrigger, TriggerContext } from './TriggerContext.ts'

export interface PressableProps extends Pick<
  AriaAttributes,
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'aria-current'
  | 'aria-disabled'
  | 'aria-pressed'
> {
  children: ReactNode
  className?: string
  /** Called with the press, which says whether Shift was held. */
  onPress?: (press: MouseEvent) => void
  /** Called when a pointer or the focus comes near: time to fetch what pressing needs. */
  onPrefetch?: () => void
  onFocus?: FocusEventHandler<HTMLButtonElement>
  onBlur?: FocusEventHandler<HTMLButtonElement>
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>
  isDisabled?: boolean
  /** Stays focusable, but pressing does nothing. */
  isPending?: boolean
  /** Shows a value that is not to be changed: stays focusable, but pressing does nothing. */
  isReadOnly?: boolean
  /** Leaves the focus where it was when pressed by pointer. */
  isFocusKept?: boolean
  isInvalid?: boolean
  type?: 'button' | 'submit' | 'reset'
  form?: string
  autoFocus?: boolean
  id?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * The native button under everything that is pressed. The browser presses, focuses and names it better than a
 * script could; a popup or a tooltip around it adds what it needs through the trigger's context.
 */
export function Pressable({
  isDisabled,
  isPending,
  isReadOnly,
  isFocusKept,
  isInvalid,
  onPress,
  onPrefetch,
  type = 'button',
  ...rest
}: PressableProps) {
  const triggers = use(TriggerContext)
  const [before] = useState(countPresses)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (takePress(event, before)) event.preventDefault()
    else onPress?.(event)
  }
  const isHeld = isPending || isReadOnly
  const own = { ...rest, onClick: isHeld ? undefined : press }
  const watched = {
    onPointerEnter: onPrefetch,
    onFocus: onPrefetch,
    onPointerDown: isFocusKept ? preventFocus : undefined,
  }
  return (
    <button
      {...mergeTrigger(own, [...(isHeld ? triggers.map(saidBy) : triggers), watched])}
      type={isHeld && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isHeld || rest['aria-disabled'] || undefined}
      data-pending={isPending || undefined}
      data-invalid={isInvalid || undefined}
    />
  )
}

/** What a trigger says, without what it does. */
const saidBy = (trigger: object) =>
  Object.fromEntries(Object.entries(trigger).filter(([name]) => name.startsWith('aria-')))

const preventFocus = (event: { preventDefault: () => void }) => event.preventDefault()
