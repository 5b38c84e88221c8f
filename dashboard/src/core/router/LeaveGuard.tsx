import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router-dom'
import type { Leave } from './back-guard.ts'
import { guardLeaving } from './guard-leaving.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

const LeaveDialog = lazy(async () => ({
  default: (await import('@data1522/design-system/LeaveDialog')).LeaveDialog,
}))

interface LeaveGuardProps {
  /** Whether there are changes that would be lost. */
  isDirty: boolean
  /** Whether the browser's back leaves also within the path, as where a query has opened a dialog. @default false */
  holdsBack?: boolean
  /** Called when the changes are let go. */
  onLeave?: () => void
}

/**
 * Asks before changes are lost: whatever leads to another path waits for the answer, and the browser itself asks before
 * the page is closed. Another query of the same path, such as a tab, is no way out.
 */
export function LeaveGuard({ isDirty, holdsBack = false, onLeave }: LeaveGuardProps) {
  const { navigator } = useContext(NavigationContext)
  const { pathname, search, hash } = useLocation()
  const [asked, setAsked] = useState<{ leave: Leave; isOpen: boolean }>()
  const here = useHref(pathname)
  useLeaveWarning(isDirty)
  // The place in the history is read anew at every address, since a query adds to it.
  useEffect(() => {
    if (!isDirty) return
    return guardLeaving(navigator, here, (leave) => setAsked({ leave, isOpen: true }), holdsBack)
  }, [isDirty, navigator, here, search, hash, holdsBack])
  if (!asked) return null
  return (
    <Suspense>
      <LeaveDialog
        isOpen={asked.isOpen}
        onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
        onLeave={() => {
          setAsked({ ...asked, isOpen: false })
          onLeave?.()
          asked.leave()
        }}
      />
    </Suspense>
  )
}
