import { Fragment, type ReactNode, Suspense, useState } from 'react'

interface WhenOpenedProps {
  isOpen: boolean
  /** A lazy dialog or drawer, which is told by itself whether it is open. */
  children: ReactNode
}

/** Fetches what opens when it first opens, and begins anew with each opening; it stays while it closes. */
export function WhenOpened({ isOpen, children }: WhenOpenedProps) {
  const [opening, setOpening] = useState({ count: 0, wasOpen: false })
  if (isOpen !== opening.wasOpen) setOpening({ count: opening.count + (isOpen ? 1 : 0), wasOpen: isOpen })
  if (opening.count === 0) return null
  return (
    <Suspense>
      <Fragment key={opening.count}>{children}</Fragment>
    </Suspense>
  )
}
