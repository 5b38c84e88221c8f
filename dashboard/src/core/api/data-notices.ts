import { type ToastContent, toasts } from '@data1522/design-system/toasts'
import { personNow, sessionAtom } from '../auth/session.ts'
import { plainText } from '../i18n/plain-text.ts'
import { store } from '../store.ts'

/** Shows a toast, for a visitor only after signing in: few public pages show toasts, and signing in closes them. */
function notify(toast: ToastContent) {
  if (personNow() !== undefined) return void toasts.show(toast)
  const leave = store.sub(sessionAtom, () => {
    if (personNow() === undefined) return
    leave()
    // After everything that is closed when the person changes.
    queueMicrotask(() => toasts.show(toast))
  })
}

/** Shows that the data of an earlier visit was reset, and why. */
export function notifyDataReset(reason: 'version' | 'unreadable' | 'late') {
  notify({
    tone: 'warning',
    title: () => plainText('developer.wasReset'),
    description: () => plainText(`developer.wasReset.${reason}`),
    duration: 20_000,
  })
}

/** Shows that changes of this visit cannot be saved for the next one. */
export function notifyDataUnsaved() {
  notify({
    tone: 'warning',
    title: () => plainText('developer.unsaved'),
    description: () => plainText('developer.unsavedText'),
    duration: 20_000,
  })
}
