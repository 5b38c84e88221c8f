import { toasts } from '@data1522/design-system/toasts'
import { ensureMessages, speechAtom } from '../intl/intl.ts'
import { store } from '../store.ts'

/** Copies the address of what is shown, and says so; or says that the browser did not let it. */
export async function copyLink() {
  const copied = navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  const [isCopied] = await Promise.all([copied ?? false, ensureMessages(['palette'])])
  const { intl } = store.get(speechAtom)!
  toasts.show(
    isCopied
      ? { tone: 'success', title: intl.formatMessage({ id: 'palette.copied' }) }
      : {
          tone: 'danger',
          title: intl.formatMessage({ id: 'palette.copyFailed' }),
          description: intl.formatMessage({ id: 'palette.copyFailedText' }),
        },
  )
}
