import { type ReactNode, use } from 'react'
import { RouterProvider } from 'react-aria-components'
import { LinkContext } from './LinkContext.ts'

/** Lets the entries of a menu or a list that are links go through the application's router. */
export function PopupLinks({ children }: { children: ReactNode }) {
  const { navigate, useHref } = use(LinkContext)
  if (!navigate) return children
  return (
    <RouterProvider navigate={(href) => navigate(href)} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}
