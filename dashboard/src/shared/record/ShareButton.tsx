import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconShare } from '@data1522/design-system/icons'
import { toasts } from '@data1522/design-system/toasts'
import { useText } from '../../core/i18n/useText.ts'

/** Puts an address of the product on the clipboard, and says whether the browser let it. */
export function ShareButton({ href }: { href: string }) {
  const text = useText()
  const copy = async () => {
    try {
      const address = import.meta.env.BASE_URL + href.slice(1)
      await navigator.clipboard.writeText(new URL(address, location.href).href)
      toasts.show({ tone: 'success', title: () => text('records.linkCopied') })
    } catch {
      toasts.show({ tone: 'danger', title: () => text('records.linkNotCopied') })
    }
  }
  return (
    <Button start={<Icon icon={IconShare} size={18} />} onPress={() => void copy()}>
      {text('records.share')}
    </Button>
  )
}
