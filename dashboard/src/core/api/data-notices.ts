import { type ToastContent, toasts } from '@data1522/design-system/toasts'
import { personNow, sessionAtom } from '../auth/session.ts'
import { plainText } from '../i18n/plain-text.ts'
import { store } from '../store.ts'

/** Few pages for visitors show toasts, and what they show ends with signing in: who comes is told then. */
function tell(toast: ToastContent) {
  if (personNow() !== undefined) return void toasts.show(toast)
  const leave = store.sub(sessionAtom, () => {
    if (personNow() === undefined) return
    leave()
    // After what ends with the change of person.
    queueMicrotask(() => toasts.show(toast))
  })
}

/** Tells that the data of an earlier visit could not be kept, and why. */
export function notifyDataReset(reason: 'version' | 'unreadable' | 'late') {
  tell({
    tone: 'warning',
    title: () => plainText('developer.wasReset'),
    description: () => plainText(`developer.wasReset.${reason}`),
    duration: 20_000,
  })
}

/** Tells that changes of this visit cannot be kept for the next one. */
export function notifyDataUnsaved() {
  tell({
    tone: 'warning',
    title: () => plainText('developer.unsaved'),
    description: () => plainText('developer.unsavedText'),
    duration: 20_000,
  })
}
