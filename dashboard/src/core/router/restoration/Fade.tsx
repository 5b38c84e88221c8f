import { prefersReducedMotion } from '@data1522/design-system/prefersReducedMotion'
import { type ReactNode, use, useState, ViewTransition } from 'react'
import { isDrawn } from '../../drawn.ts'
import { NavigationStateContext } from './navigation-state.ts'

/**
 * Around a screen, with a key of its own: it fades in where another stood, and out where another comes. The first screen
 * of a page is there at once, and so are all for those who want things to stand still.
 */
export function Fade({ children }: { children: ReactNode }) {
  const hasCome = use(NavigationStateContext)?.entry.from !== undefined
  // What the build drew has it in its ids, whoever looks.
  const isOfBuild = !hasCome && isDrawn()
  // To change its mind later would build the screen anew.
  const [isPlain] = useState(() => !isOfBuild && prefersReducedMotion())
  if (isPlain) return children
  const exit = isOfBuild && !import.meta.env.SSR && prefersReducedMotion() ? 'none' : 'auto'
  return (
    <ViewTransition default="none" enter={hasCome ? 'auto' : 'none'} exit={exit}>
      {children}
    </ViewTransition>
  )
}
