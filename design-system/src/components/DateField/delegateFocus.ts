import type { Ref, RefCallback } from 'react'

/** The part of a field that a press beside its parts, or a form's `focus()`, leads to. */
export const firstPart = (field: Element | null) =>
  field?.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"], button')

/**
 * The caller's ref of something that has no focus of its own: its `focus()` goes to what `find` gives. It is defined
 * and not assigned, because test tools keep a setter on all elements that would take it for everyone's.
 */
export const delegatingRef =
  (
    ref: Ref<HTMLElement> | undefined,
    find: (around: HTMLElement) => HTMLElement | null | undefined,
  ): RefCallback<HTMLElement> =>
  (around) => {
    if (around)
      Object.defineProperty(around, 'focus', {
        configurable: true,
        value: (options?: FocusOptions) => find(around)?.focus(options),
      })
    if (typeof ref === 'function') return ref(around)
    if (ref) ref.current = around
  }

/** The caller's ref of a field in parts. */
export const partsRef = (ref: Ref<HTMLElement> | undefined) => delegatingRef(ref, firstPart)
