import type { useCopy } from '../useCopy.ts'

/** What was copied of which icon. */
export interface IconCopy {
  readonly id: string
  readonly kind: 'component' | 'svg'
}

/** What copies icons, and what it copied last. */
export type IconCopies = ReturnType<typeof useCopy<IconCopy>>
