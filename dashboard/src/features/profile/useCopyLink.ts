import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../core/i18n/useText.ts'

/** Puts the full address of a place in the product on the clipboard, and says whether the browser let it. */
export function useCopyLink() {
  const text = useText()
  return async (href: string | undefined) => {
    try {
      if (!href) throw new Error('There is nothing to lead to.')
      const address = new URL(import.meta.env.BASE_URL + href.slice(1), location.href)
      await navigator.clipboard.writeText(address.href)
      toasts.show({ tone: 'success', title: () => text('profile.linkCopied') })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('profile.linkNotCopied') })
    }
  }
}
