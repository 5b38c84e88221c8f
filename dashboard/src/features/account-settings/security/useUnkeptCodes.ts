import { useState } from 'react'
import { personKey } from '../../../core/storage/person-key.ts'

function read(key: string) {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether backup codes were made in this browser that nobody has kept anywhere; a reload still knows. */
export function useUnkeptCodes() {
  const [key] = useState(() => personKey('unkept-codes'))
  const [isUnkept, setUnkept] = useState(() => read(key))
  const set = (next: boolean) => {
    setUnkept(next)
    try {
      if (next) localStorage.setItem(key, '')
      else localStorage.removeItem(key)
    } catch {
      // Where nothing can be kept, it is known for as long as the page.
    }
  }
  return [isUnkept, set] as const
}
