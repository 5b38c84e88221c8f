import { toasts } from '@data1522/design-system/toasts'
import { ensureMessages } from '../i18n/intl.ts'
import { plainText } from '../i18n/plain-text.ts'

/** Tells that the data of an earlier visit could not be kept, and why. */
export async function notifyDataReset(reason: 'version' | 'unreadable' | 'late') {
  await ensureMessages(['developer'])
  toasts.show({
    tone: 'warning',
    title: () => plainText('developer.wasReset'),
    description: () => plainText(`developer.wasReset.${reason}`),
    duration: 20_000,
  })
}

/** Tells that changes of this visit cannot be kept for the next one. */
export async function notifyDataUnsaved() {
  await ensureMessages(['developer'])
  toasts.show({
    tone: 'warning',
    title: () => plainText('developer.unsaved'),
    description: () => plainText('developer.unsavedText'),
    duration: 20_000,
  })
}
