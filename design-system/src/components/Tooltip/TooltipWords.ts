import { createContext, type ReactNode } from 'react'

interface TooltipWordsValue {
  readonly label: string
  readonly description?: ReactNode
  /** Shows them at once. */
  readonly show: () => void
}

/** What the tooltip around a `TooltipTarget` says; nothing where there is none. */
export const TooltipWords = createContext<TooltipWordsValue | null>(null)
