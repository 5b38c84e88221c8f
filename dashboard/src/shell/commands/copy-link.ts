import { toasts } from '@data1522/design-system/toasts'
import { plainText } from '../../core/i18n/plain-text.ts'

/** Copies the address of what is shown, and says so; or says that the browser did not let it. */
export async function copyLink() {
  const copied = navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  toasts.show(
    (await copied)
      ? { tone: 'success', title: () => plainText('palette.copied') }
      : {
          tone: 'danger',
          title: () => plainText('palette.copyFailed'),
          description: () => plainText('palette.copyFailedText'),
        },
  )
}
