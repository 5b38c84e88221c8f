import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { CellPopover } from './CellPopover.tsx'

/** How long it stays, in ms. */
const moment = 5000

/** Says beside a cell for a while that its change was not saved. */
export function SaveError({ children, onEnd }: { children: ReactNode; onEnd: () => void }) {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const timer = setTimeout(() => end(), moment)
    return () => clearTimeout(timer)
  }, [])
  return (
    <CellPopover look="wrong">
      <span role="alert">{children}</span>
    </CellPopover>
  )
}
