import { createContext, use } from 'react'
import type { Density } from '../tokens/scales.ts'

/** The modes that a part of the page has of its own, as the attributes that carry them. */
export interface Scope {
  readonly 'data-theme'?: 'light' | 'dark' | 'wireframe'
  readonly 'data-skin'?: 'default' | 'bordered'
  readonly 'data-density'?: Density
  readonly dir?: 'ltr' | 'rtl'
  readonly lang?: string
}

export const ScopeContext = createContext<Scope>({})

/**
 * What every `ThemeScope` around sets, the inner ones over the outer. A popup puts it on its outermost element: it
 * stands at the end of the page, outside of the scope that it belongs to.
 */
export const useScope = () => use(ScopeContext)
