import { Inline } from '@data1522/design-system/Inline'
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<Element | null>(null)

/** Tells a demo where its tools stand. */
export const DemoToolsPlace = Place.Provider

/** A demo's own tools: in the line of its card's title, or over it where there is no card. */
export function DemoTools({ children }: { children: ReactNode }) {
  const place = use(Place)
  return place ? (
    createPortal(children, place)
  ) : (
    <Inline gap={4} justify="end">
      {children}
    </Inline>
  )
}
