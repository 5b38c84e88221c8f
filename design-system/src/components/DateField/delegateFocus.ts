import type { Ref } from 'react'
import { delegatingRef } from '../Field/delegatingRef.ts'

/** The segment that is focused by a press beside the segments, or by a form's `focus()`. */
export const firstSegment = (field: Element | null) =>
  field?.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"], button')

/** The caller's ref of a field with segments. */
export const segmentsRef = (ref: Ref<HTMLElement> | undefined) => delegatingRef(ref, firstSegment)
