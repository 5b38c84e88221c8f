import { appTitle } from '../brand.ts'

/** What one tab tells the others: that these cookies are new. */
type CrossTabEvent = 'preferences' | 'session'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${appTitle}-tabs`)

/** Tells the other tabs of something. */
export function broadcast(event: CrossTabEvent) {
  // Reading waits for the writing: without it, the others may onMessage of cookies that are not there for them yet.
  void document.cookie
  channel?.postMessage(event)
}

/** Calls when another tab tells of something, and when this one is looked at again: it may have slept through it. */
export function onCrossTabEvent(event: CrossTabEvent, listener: () => void) {
  // Where cookies are blocked, that there are none is no news.
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
