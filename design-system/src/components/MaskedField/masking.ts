import type { MaskitoOptions } from '@maskito/core'

/** How a text is shown while it is typed, and what its value is. */
export interface Masking {
  readonly options: MaskitoOptions
  /** The value as it is shown. */
  show: (value: string) => string
  /** The value of what is shown. */
  read: (shown: string) => string
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'text'
  readonly autoComplete?: string
}
