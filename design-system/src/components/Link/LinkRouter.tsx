import type { ReactNode } from 'react'
import { LinkContext } from '../../internal/LinkContext.ts'

export interface LinkRouterProps {
  children: ReactNode
  /** Goes to an address without loading the page anew. */
  navigate: (href: string) => void
  /** A hook that turns an address of the application into one of the site, as under a sub-path. @default as it is */
  useHref?: (href: string) => string
}

const asItIs = (href: string) => href
/** An e-mail, a telephone number, another site: no address of the application. */
const isElsewhere = (href: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/**
 * Lets every link of the library change screens through the application's router.
 *
 * Use when an application has a client-side router, once, inside of it. Not for a site whose links load pages: it needs none.
 */
export function LinkRouter({ children, navigate, useHref = asItIs }: LinkRouterProps) {
  const useSiteHref = (href: string) => {
    const siteHref = useHref(href)
    return isElsewhere(href) ? href : siteHref
  }
  return <LinkContext value={{ navigate, useHref: useSiteHref }}>{children}</LinkContext>
}
