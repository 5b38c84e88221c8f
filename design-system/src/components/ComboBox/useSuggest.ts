import { type FocusEvent, useRef, useState } from 'react'

/** Which entry has the focus at first: none, where one types freely. */
export type Start = 'first' | 'last' | undefined

/** Whether the list below an input is open, and whether the focus left both. */
export function useSuggest() {
  const boxRef = useRef<HTMLDivElement>(null)
  const popupRef = useRef<HTMLElement>(null)
  const [state, setState] = useState({ isOpen: false, wasOpened: false, startAt: undefined as Start })
  const setOpen = (isOpen: boolean, startAt?: Start) =>
    setState((last) => ({ isOpen, wasOpened: last.wasOpened || isOpen, startAt }))
  // A window that is left for another keeps its focus, and its list.
  const isLeft = ({ target, relatedTarget }: FocusEvent) =>
    document.activeElement !== target &&
    !popupRef.current?.contains(relatedTarget) &&
    !boxRef.current?.contains(relatedTarget)
  return { ...state, setOpen, isLeft, boxRef, popupRef }
}
