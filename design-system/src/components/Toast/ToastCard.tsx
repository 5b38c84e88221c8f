import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  type ToastProps,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastStrings,
} from 'react-aria-components/Toast'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { type ToastAction, type ToastContent, type ToastText, toasts } from './toasts.ts'
import * as styles from './Toast.css.ts'

const marks = {
  success: { icon: IconCircleCheck, message: 'success' },
  danger: { icon: IconAlertCircle, message: 'error' },
  info: { icon: IconInfoCircle, message: 'info' },
  warning: { icon: IconAlertTriangle, message: 'warning' },
} as const

const saidOf = (words: ToastText) => (typeof words === 'function' ? words() : words)

/** Toasts that were read out; one that comes back into view after newer ones left is no news. */
const said = new Set<string>()

/** The toast that was pressed last, which may be gone by now. */
let pressed: string | undefined

/** Whether it is the second click of a double one whose first fell on another toast. */
function isStray({ detail }: MouseEvent, id: string) {
  if (detail > 1 && pressed !== id) return true
  pressed = id
  return false
}

/** One message, with what can be done about it. */
export function ToastCard({ toast }: ToastProps<ToastContent>) {
  const messages = useMessages()
  const { tone = 'neutral', title, description, action, undo, isVertical } = toast.content
  const [isNews] = useState(() => !said.has(toast.key))
  useEffect(() => {
    said.add(toast.key)
  }, [toast.key])
  const mark = tone === 'neutral' ? undefined : marks[tone]
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') toasts.close(toast.key)
  }
  // Toasts close up where one goes, and bring another under the pointer.
  const stopStray = (event: MouseEvent) => {
    if (isStray(event, toast.key)) event.stopPropagation()
  }
  return (
    <AriaToast
      toast={toast}
      data-toast={toast.key}
      className={cx(styles.card, isVertical && styles.vertical, toneClass[tone])}
      style={assignInlineVars({ [styles.life]: `${toast.timeout ?? 0}ms` })}
      render={(props) => (
        <div {...mergeProps(props, { onKeyDown: closeOnEscape, onClickCapture: stopStray })} />
      )}
    >
      {mark && (
        <span className={styles.mark}>
          <Icon icon={mark.icon} label={messages[mark.message]} />
        </span>
      )}
      <ToastStrings
        role={isNews ? undefined : 'presentation'}
        className={cx(styles.words, isVertical && styles.verticalWords)}
      >
        <Text slot="title" className={styles.title}>
          {saidOf(title)}
        </Text>
        {description && (
          <Text slot="description" className={styles.description}>
            {saidOf(description)}
          </Text>
        )}
      </ToastStrings>
      {[action, undo].map(
        (one, index) => one && <CardButton key={index} action={one} id={toast.key} isBelow={isVertical} />,
      )}
      <Button
        slot="close"
        aria-label={messages.close}
        className={cx(styles.close, isVertical && styles.verticalClose)}
      >
        <Icon icon={IconX} size={18} />
      </Button>
      {undo && !!toast.timeout && <span aria-hidden className={styles.remaining} />}
    </AriaToast>
  )
}

interface CardButtonProps {
  action: ToastAction
  id: string
  isBelow: boolean | undefined
}

function CardButton({ action, id, isBelow }: CardButtonProps) {
  // A closed toast fades away, and is pressed meanwhile by who presses twice.
  const isPressed = useRef(false)
  const press = () => {
    if (isPressed.current) return
    isPressed.current = true
    action.onPress()
    toasts.close(id)
  }
  return (
    <Button onPress={press} className={cx(styles.action, isBelow && styles.verticalAction)}>
      {saidOf(action.label)}
    </Button>
  )
}
