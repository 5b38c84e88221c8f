import { type HTMLAttributes, type MouseEvent, type ReactNode, type Ref, use, useId } from 'react'
import { mergeTrigger, TriggerContext } from '../../internal/TriggerContext.ts'
import { TooltipWords } from './TooltipWords.ts'
import * as styles from './TooltipTarget.css.ts'

interface TooltipTargetOptions {
  /** What the tooltip is about. */
  children: ReactNode
  ref?: Ref<HTMLSpanElement>
}

/** Either something to read, or a control that cannot be used now, which is told by its name. */
type Kind =
  | { isDisabled?: false; label?: never }
  | {
      /** What is inside is a disabled button: it keeps its looks, and takes focus to say why. */
      isDisabled: true
      /** The name of the disabled button. */
      label: string
    }

export type TooltipTargetProps = TooltipTargetOptions & Kind

/** The tooltip is about the target, not about the button inside. */
const none = [] as const

/**
 * Lets a `Tooltip` stand around what takes no focus by itself: a chip, a cut text, a disabled button.
 *
 * Use when a disabled button should say why it is disabled, which is its description all the time. Not around an enabled
 * button or link: they need none.
 */
export function TooltipTarget({ children, isDisabled, label, ...rest }: TooltipTargetProps) {
  const triggers = use(TriggerContext)
  const words = use(TooltipWords)
  const wordsId = useId()
  const isDescribed = isDisabled && words !== null
  const own: HTMLAttributes<HTMLElement> = isDisabled
    ? { role: 'button', 'aria-disabled': true, 'aria-label': label }
    : {}
  // A mouse has shown it by coming here.
  const tap = ({ nativeEvent }: MouseEvent) => {
    if ((nativeEvent as PointerEvent).pointerType !== 'mouse') words?.show()
  }
  const described = { 'aria-describedby': isDescribed ? wordsId : undefined, onClick: tap }
  return (
    <span
      {...mergeTrigger({ ...rest, ...own, ...described, tabIndex: 0, className: styles.target }, triggers)}
    >
      <TriggerContext value={none}>{isDisabled ? <span inert>{children}</span> : children}</TriggerContext>
      {isDescribed && (
        <span id={wordsId} hidden>
          {words.label !== label && words.label} {words.description}
        </span>
      )}
    </span>
  )
}
