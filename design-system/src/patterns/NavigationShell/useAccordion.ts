import { useState } from 'react'
import { holds, type NavigationItem } from './navigation.ts'

/**
 * Which branches of a level are open: the one that holds the current address, until a person closes it, and at most
 * one more. Going to another address opens that one's branch and closes the rest.
 */
export function useAccordion(currentHref: string | undefined) {
  const fresh = { href: currentHref, opened: undefined as string | undefined, isActiveClosed: false }
  const [state, setState] = useState(fresh)
  const { opened, isActiveClosed } = state.href === currentHref ? state : fresh
  const isOpen = (item: NavigationItem) => item.id === opened || (!isActiveClosed && holds(item, currentHref))
  const toggle = (item: NavigationItem) => {
    const isActive = holds(item, currentHref)
    const willOpen = !isOpen(item)
    setState({
      href: currentHref,
      opened: willOpen && !isActive ? item.id : isActive && !willOpen ? opened : undefined,
      isActiveClosed: isActive ? !willOpen : isActiveClosed,
    })
  }
  return { isOpen, toggle }
}
