import { appTitle } from '../brand.ts'

/** What a tab broadcasts: which cookies have changed. */
type CrossTabEvent = 'preferences' | 'session'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${appTitle}-tabs`)

/** Sends an event to the other tabs. */
export function broadcast(event: CrossTabEvent) {
  // Reading the cookies waits until they are written; otherwise other tabs may get the event before the new cookies.
  void document.cookie
  channel?.postMessage(event)
}

/** Calls the listener on an event of another tab, and when this tab becomes visible again, since it may have missed one. */
export function onCrossTabEvent(event: CrossTabEvent, listener: () => void) {
  // With blocked cookies there is nothing to read.
  const notify = () => navigator.cookieEnabled && listener()
  const onMessage = ({ data }: MessageEvent) => data === event && notify()
  const wake = () => document.visibilityState === 'visible' && notify()
  channel?.addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', wake)
  return () => {
    channel?.removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', wake)
  }
}
