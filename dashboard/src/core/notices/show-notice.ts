import { appTitle } from '../brand.ts'

interface Notice {
  readonly title?: string
  readonly body: string
  /** One of the same name takes its place. */
  readonly tag?: string
  /** What happens when it is pressed, where the page shows it by itself. */
  readonly onPress?: () => void
}

/** Shows a notification of the browser, which has allowed it. */
export async function showNotice({ title = appTitle, onPress, ...options }: Notice) {
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
      onPress?.()
    }
  } catch {
    // Chrome for Android shows only those of a service worker.
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification(title, options)
  }
}
