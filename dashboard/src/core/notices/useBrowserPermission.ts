import { useEffect, useState } from 'react'

/** The browser's permission to show notifications, or `none` where it does not support them. */
export type BrowserPermission = NotificationPermission | 'none'

const read = (): BrowserPermission => ('Notification' in globalThis ? Notification.permission : 'none')

/** The permission to show notifications; it follows the settings of the browser. */
export function useBrowserPermission() {
  const [permission, setPermission] = useState(read)
  useEffect(() => {
    let status: PermissionStatus | undefined
    const follow = () => setPermission(read())
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((found) => {
        status = found
        status.addEventListener('change', follow)
      })
      .catch(() => undefined)
    return () => status?.removeEventListener('change', follow)
  }, [])
  const request = async () => {
    await Notification.requestPermission()
    setPermission(read())
  }
  return { permission, request }
}
