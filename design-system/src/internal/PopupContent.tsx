import { type ReactNode, use, useLayoutEffect } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { RouterProvider } from 'react-aria-components'
import { LinkContext } from './LinkContext.ts'

/**
 * What every popup's content stands in: entries that are links go through the application's router, and the
 * focus moves in at once. A screen reader's click would make react-aria wait, and the focus could get lost meanwhile.
 */
export function PopupContent({ children, isByClick }: { children: ReactNode; isByClick?: boolean }) {
  const { navigate, useHref } = use(LinkContext)
  useLayoutEffect(() => {
    if (isByClick) setInteractionModality('keyboard')
  }, [isByClick])
  if (!navigate) return children
  return (
    <RouterProvider navigate={(href) => navigate(href)} useHref={useHref}>
      {children}
    </RouterProvider>
  )
}
