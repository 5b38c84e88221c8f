import { type ReactNode, Suspense, useState } from 'react'

interface OnceOpenProps {
  isOpen: boolean
  /** A lazily loaded overlay; it stays once it was opened, so that it can be seen leaving. */
  children: ReactNode
}

/** Keeps a closed overlay's code away until it opens for the first time. */
export function OnceOpen({ isOpen, children }: OnceOpenProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened && <Suspense>{children}</Suspense>
}
