import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The name that a screen gives to what it shows, and the address that it is shown at. */
export const trailEndAtom = atom({ pathname: '', name: '' })

/** Names what a screen shows, an order's number or a person, as the end of the trail; until it is known, the title stands. */
export function useTrailEnd(name: string | undefined) {
  const setEnd = useSetAtom(trailEndAtom)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    setEnd({ pathname, name: name ?? '' })
  }, [setEnd, pathname, name])
}
