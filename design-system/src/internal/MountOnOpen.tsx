import { type ReactNode, Suspense, useState } from 'react'
import { EscapeMeanwhile } from '../focus/EscapeMeanwhile.tsx'
import { PartBoundary } from './PartBoundary.tsx'

interface OnceOpenProps {
  isOpen: boolean
  /** Called where Escape is pressed while its code is on its way, and where that does not come. */
  onEscape?: () => void
  /** A lazily loaded overlay; it stays once it was opened, so that it can be seen leaving. */
  children: ReactNode
}

/** Keeps a closed overlay's code away until it opens for the first time. */
export function MountOnOpen({ isOpen, onEscape, children }: OnceOpenProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  const meanwhile = isOpen && onEscape && <EscapeMeanwhile onEscape={onEscape} />
  return (
    <PartBoundary isOpen={isOpen} onMissing={onEscape}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </PartBoundary>
  )
}
