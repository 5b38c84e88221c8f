import { useState, useSyncExternalStore } from 'react'
import { personKey } from './person-key.ts'

/** What there is no room for in this browser: it lasts as long as the page. */
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

function read(key: string) {
  const text = unkept.get(key)
  if (text !== undefined) return text
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string) {
  unkept.delete(key)
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    unkept.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * A text that is being written: whoever leaves, reloads or is signed out meanwhile finds it again under the same name,
 * and nobody else does. It is one text wherever it is shown, also in another tab, and is kept until it is empty.
 */
export function useKeptText(name: string) {
  const [key] = useState(() => personKey(name))
  const text = useSyncExternalStore(subscribe, () => read(key))
  return {
    text,
    write: (next: string) => keep(key, next),
    /** Empties it once it was sent; what is being written by then is the next one. */
    clear: (sent: string) => read(key) === sent && keep(key, ''),
  }
}
