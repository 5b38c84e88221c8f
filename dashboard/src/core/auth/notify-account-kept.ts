import { toasts } from '@data1522/design-system/toasts'
import { plainText } from '../i18n/plain-text.ts'

/** Shows that the account, which was to be deleted, is kept. */
export const notifyAccountKept = () =>
  toasts.show({ tone: 'success', title: () => plainText('access.keptAgain') })
