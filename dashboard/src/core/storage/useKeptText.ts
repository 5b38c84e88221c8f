import { useState } from 'react'
import { personKey } from './person-key.ts'

function read(key: string) {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, value: string) {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, it lasts for as long as the page.
  }
}

/**
 * A text that is being written, with its setter: whoever leaves, reloads or is signed out meanwhile finds it again under
 * the same name, and nobody else does. It is kept until it is empty.
 */
export function useKeptText(name: string) {
  const [key] = useState(() => personKey(name))
  const [text, setText] = useState(() => read(key))
  const set = (value: string) => {
    setText(value)
    keep(key, value)
  }
  return [text, set] as const
}
