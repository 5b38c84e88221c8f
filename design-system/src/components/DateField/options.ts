import type { Ref } from 'react'
import type { FieldOptions } from '../Field/options.ts'

/** What every field of a date or a time takes. */
export interface DateSegmentsOptions extends FieldOptions {
  /** Shows a value that can be read, not changed. @default false */
  isReadOnly?: boolean
  /** Shows a button that clears it while it is filled. @default true, unless it is required */
  isClearable?: boolean
  autoFocus?: boolean
  /** Called when the focus leaves the field. */
  onBlur?: () => void
  /** Reaches the group of its segments; its `focus()` goes to the first of them. */
  ref?: Ref<HTMLElement>
}
