import { Fragment, type ReactNode, Suspense, useState } from 'react'

interface WhenOpenedProps {
  isOpen: boolean
  /** A lazy dialog or drawer, with its own `isOpen`. */
  children: ReactNode
}

/** Loads the dialog when it first opens and remounts it each time it opens; it stays mounted while it closes. */
export function WhenOpened({ isOpen, children }: WhenOpenedProps) {
  const [state, setState] = useState({ count: 0, wasOpen: false })
  if (isOpen !== state.wasOpen) setState({ count: state.count + (isOpen ? 1 : 0), wasOpen: isOpen })
  if (state.count === 0) return null
  return (
    <Suspense>
      <Fragment key={state.count}>{children}</Fragment>
    </Suspense>
  )
}
