import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'

export interface LinkRouterProps {
  children: ReactNode
  /** Goes to an address without loading the page anew. */
  navigate: (href: string) => void
  /** Turns an address of the application into one of the site, as under a sub-path. */
  useHref?: (href: string) => string
}

/**
 * Lets every link of the library change screens through the application's router.
 *
 * Use when an application has a client-side router, once, inside of it. Not needed where links load pages.
 */
export function LinkRouter({ children, navigate, useHref }: LinkRouterProps) {
  return (
    <RouterProvider navigate={(href) => navigate(href)} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}
