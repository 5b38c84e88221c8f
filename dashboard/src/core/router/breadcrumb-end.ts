import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

interface BreadcrumbEnd {
  /** The path of the screen. */
  pathname: string
  name: string
  /** The link of the navigation entry that the screen belongs to. @default that of its path */
  href?: string
}

/** The last breadcrumb, as set by the current screen. */
export const breadcrumbEndAtom = atom<BreadcrumbEnd>({ pathname: '', name: '' })

/**
 * Sets the last breadcrumb to the name of what a screen shows, such as the number of an order. Until the name is known,
 * the breadcrumb is the title of the screen. Where one path shows different things, `href` selects the entry of the
 * navigation.
 */
export function useBreadcrumbEnd(name: string | undefined, href?: string) {
  const setEnd = useSetAtom(breadcrumbEndAtom)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    setEnd({ pathname, name: name ?? '', href })
  }, [setEnd, pathname, name, href])
}
