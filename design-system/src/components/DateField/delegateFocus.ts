import type { Ref, RefCallback } from 'react'

/** The part of a field that a press beside its parts, or a form's `focus()`, leads to. */
export const firstPart = (field: Element | null) =>
  field?.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"], button')

/** The caller's ref of a field in parts. A group has no focus of its own, so that `focus()` goes to its first part. */
export const partsRef =
  (ref: Ref<HTMLElement> | undefined): RefCallback<HTMLElement> =>
  (group) => {
    if (group) group.focus = (options) => firstPart(group)?.focus(options)
    if (typeof ref === 'function') return ref(group)
    if (ref) ref.current = group
  }
