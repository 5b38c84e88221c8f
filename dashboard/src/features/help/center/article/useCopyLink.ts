import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../../../core/i18n/useText.ts'

/** Puts the address of the article, or of a part of it, on the clipboard. */
export function useCopyLink() {
  const text = useText()
  return async (hash = '') => {
    try {
      await navigator.clipboard.writeText(new URL(hash || location.pathname, location.href).href)
      toasts.show({ tone: 'success', title: () => text('helpArticle.linkCopied') })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('helpArticle.linkNotCopied') })
    }
  }
}
