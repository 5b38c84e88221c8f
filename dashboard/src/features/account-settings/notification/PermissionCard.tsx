import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { useText } from '../../../core/i18n/useText.ts'
import { showNotice } from '../../../core/notices/show-notice.ts'
import { useBrowserPermission } from '../../../core/notices/useBrowserPermission.ts'

const tones = { default: 'info', granted: 'success', denied: 'warning', none: 'neutral' } as const

/** Whether this browser may show notifications, and the way to let it. */
export function PermissionCard() {
  const text = useText()
  const { permission, request } = useBrowserPermission()
  return (
    <Alert
      tone={tones[permission]}
      title={text(`accountNotices.permission.${permission}`)}
      actions={
        permission === 'default' ? (
          <Button size="small" onPress={() => void request()}>
            {text('accountNotices.ask')}
          </Button>
        ) : (
          permission === 'granted' && (
            <Button size="small" onPress={() => void showNotice({ body: text('accountNotices.example') })}>
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
