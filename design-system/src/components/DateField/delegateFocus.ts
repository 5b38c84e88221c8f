import type { Ref } from 'react'
import { delegatingRef } from '../Field/delegatingRef.ts'

/** The part of a field that a press beside its parts, or a form's `focus()`, leads to. */
export const firstPart = (field: Element | null) =>
  field?.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"], button')

/** The caller's ref of a field in parts. */
export const partsRef = (ref: Ref<HTMLElement> | undefined) => delegatingRef(ref, firstPart)
