import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { appTitle } from '../../../core/brand.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useBrowserPermission } from './useBrowserPermission.ts'

const tones = { default: 'info', granted: 'success', denied: 'warning', none: 'neutral' } as const

/** Whether this browser may show notifications, and the way to let it. */
export function PermissionCard() {
  const text = useText()
  const { permission, ask } = useBrowserPermission()
  const show = async () => {
    const example = { body: text('accountNotices.example') }
    try {
      new Notification(appTitle, example)
    } catch {
      // Chrome for Android shows only those of a service worker.
      const worker = await navigator.serviceWorker.ready
      await worker.showNotification(appTitle, example)
    }
  }
  return (
    <Alert
      tone={tones[permission]}
      title={text(`accountNotices.permission.${permission}`)}
      actions={
        permission === 'default' ? (
          <Button size="small" onPress={() => void ask()}>
            {text('accountNotices.ask')}
          </Button>
        ) : (
          permission === 'granted' && (
            <Button size="small" onPress={() => void show()}>
              {text('accountNotices.show')}
            </Button>
          )
        )
      }
    >
      {text(`accountNotices.permission.${permission}Text`)}
    </Alert>
  )
}
