import { Maskito, type MaskitoOptions } from '@maskito/core'
import { type RefObject, useEffect } from 'react'

/**
 * The input as maskito may write into it: past React's own setter, which takes a change for one that React made and
 * would keep it from `onChange`.
 */
function unguarded(input: HTMLInputElement): HTMLInputElement {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  return new Proxy(input, {
    get(target, name) {
      const found = Reflect.get(target, name, target) as unknown
      return typeof found === 'function' ? (found.bind(target) as unknown) : found
    },
    set(target, name, value: unknown) {
      if (name !== 'value') return Reflect.set(target, name, value, target)
      own?.set?.call(target, value)
      return true
    },
  })
}

/** Keeps what is typed into an input within a mask, with the caret where it belongs. */
export function useMask(ref: RefObject<HTMLInputElement | null>, options: MaskitoOptions | undefined) {
  useEffect(() => {
    if (!ref.current || !options) return
    const mask = new Maskito(unguarded(ref.current), options)
    return () => mask.destroy()
  }, [ref, options])
}
