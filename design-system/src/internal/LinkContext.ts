import { createContext } from 'react'

interface Links {
  /** Goes to a path of the application; without a router the page loads anew. */
  readonly navigate?: (href: string) => void
  /** Turns a path of the application into one of the site, as under a sub-path. */
  readonly useHref: (href: string) => string
}

const asItIs = (href: string) => href

export const LinkContext = createContext<Links>({ useHref: asItIs })
