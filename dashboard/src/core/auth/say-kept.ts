import { toasts } from '@data1522/design-system/toasts'
import { plainText } from '../i18n/plain-text.ts'

/** Says that the account, which was given up, is kept after all. */
export const sayKept = () => toasts.show({ tone: 'success', title: () => plainText('access.keptAgain') })
