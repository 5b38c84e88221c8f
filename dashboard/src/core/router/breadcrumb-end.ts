import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

interface TrailEnd {
  /** The address that it is shown at. */
  pathname: string
  name: string
  /** The entry of the navigation that it belongs to. @default that of its address */
  href?: string
}

/** The name that a screen gives to what it shows. */
export const breadcrumbEndAtom = atom<TrailEnd>({ pathname: '', name: '' })

/**
 * Names what a screen shows, an order's number or a person, as the end of the trail; until it is known, the title
 * stands. Where one address shows different things, it also says to which entry of the navigation this one belongs.
 */
export function useBreadcrumbEnd(name: string | undefined, href?: string) {
  const setEnd = useSetAtom(breadcrumbEndAtom)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    setEnd({ pathname, name: name ?? '', href })
  }, [setEnd, pathname, name, href])
}
