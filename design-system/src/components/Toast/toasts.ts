import { ToastQueue } from 'react-stately/useToastState'

/** Words, or what gives them, which is asked again where the language changes while the toast is shown. */
export type ToastText = string | (() => string)

/** A button inside a toast; pressing it closes the toast. */
export interface ToastAction {
  label: ToastText
  onPress: () => void
}

/** What a toast says. */
export interface ToastContent {
  /** What it means; shown as an icon. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | 'info' | 'warning'
  title: ToastText
  /** A second line that says more. */
  description?: ToastText
  /** Something to do about it. */
  action?: ToastAction
  /** Takes back what was done, while the line of remaining time lasts. */
  undo?: ToastAction
  /** Puts its buttons below its words, for long ones. @default false */
  isVertical?: boolean
  /** How long it stays, in ms, at least 5000; `Infinity` until closed. @default 6000, 10000 with undo, Infinity when danger */
  duration?: number
  /** Called when it goes, by itself or by a press. */
  onClose?: () => void
}

/** Lets a toast be seen leaving before it is gone; the others close the gap meanwhile. */
class Queue extends ToastQueue<ToastContent> {
  override close(id: string) {
    const gone = () => super.close(id)
    const element = document.querySelector<HTMLElement>(`[data-toast="${id}"]`)
    if (!element || !('animate' in element)) return gone()
    const leave = { opacity: 0, scale: 0.96, zIndex: -1, marginBlockStart: `${-element.offsetHeight - 8}px` }
    const duration = parseFloat(getComputedStyle(element).getPropertyValue('--ds-motion-base'))
    const leaving = element.animate([{ zIndex: -1 }, leave], {
      duration,
      easing: 'ease-out',
      fill: 'forwards',
    })
    leaving.finished.then(gone, gone)
  }
}

export const toastQueue = new Queue({ maxVisibleToasts: 3 })

/** No life at all is one without end. */
function lifeOf({ tone, undo, duration }: ToastContent): number {
  const life = duration ?? (tone === 'danger' ? Infinity : undo ? 10_000 : 6000)
  return life === Infinity ? 0 : Math.max(5000, life)
}

/** Shows toasts from anywhere, also outside React; `ToastRegion` is where they appear. */
export const toasts = {
  /** Shows one and gives its id back. */
  show: (toast: ToastContent): string =>
    toastQueue.add(toast, { timeout: lifeOf(toast), onClose: toast.onClose }),
  /** Takes one away before its time. */
  close: (id: string) => toastQueue.close(id),
  /** Takes all away. */
  clear: () => toastQueue.clear(),
}
