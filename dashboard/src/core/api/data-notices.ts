import { toasts } from '@data1522/design-system/toasts'
import { ensureMessages } from '../i18n/intl.ts'
import { plainText } from '../i18n/plain-text.ts'

/** Tells that the data of an earlier visit could not be kept, and why. */
export async function sayThatDataWasReset(reason: 'version' | 'unreadable') {
  await ensureMessages(['developer'])
  toasts.show({
    tone: 'warning',
    title: () => plainText('developer.wasReset'),
    description: () => plainText(`developer.wasReset.${reason}`),
    duration: 20_000,
  })
}
