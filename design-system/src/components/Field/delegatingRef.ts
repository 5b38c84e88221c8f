import type { Ref, RefCallback } from 'react'

/**
 * The caller's ref of something that has no focus of its own: its `focus()`, by which a form leads to what is wrong,
 * goes to what `find` gives. It is defined and not assigned, because test tools keep a setter on all elements that
 * would take it for everyone's.
 */
export const delegatingRef =
  <T extends HTMLElement>(
    ref: Ref<T> | undefined,
    find: (around: T) => HTMLElement | null | undefined,
  ): RefCallback<T> =>
  (around) => {
    if (around)
      Object.defineProperty(around, 'focus', {
        configurable: true,
        value: (options?: FocusOptions) => find(around)?.focus(options),
      })
    if (typeof ref === 'function') return ref(around)
    if (ref) ref.current = around
  }
