import { appTitle } from '../brand.ts'

interface Notice {
  readonly title?: string
  readonly body: string
  /** One of the same name takes its place. */
  readonly tag?: string
  /** Where it leads when it is pressed. @default to the page, as it is */
  readonly href?: string
  /** Goes there, where the page shows it by itself; `onNoticePress` hears of the others. */
  readonly go?: (href: string) => void
}

/** Shows a notification of the browser, which has allowed it. */
export async function showNotice({ title = appTitle, href, go, ...options }: Notice) {
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
      if (href !== undefined) go?.(href)
    }
  } catch {
    // Chrome for Android shows only those of a service worker.
    const worker = await navigator.serviceWorker.ready
    await worker.showNotification(title, { ...options, data: { href } })
  }
}

/** Hears where somebody goes who has pressed a notification that the service worker shows. */
export function onNoticePress(go: (href: string) => void) {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hear = ({ data }: MessageEvent<{ type?: string; href: string } | null>) => {
    if (data?.type === 'GO') go(data.href)
  }
  worker?.addEventListener('message', hear)
  return () => worker?.removeEventListener('message', hear)
}
