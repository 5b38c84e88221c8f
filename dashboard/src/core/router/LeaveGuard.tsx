import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation } from 'react-router-dom'
import type { Leave } from './back-guard.ts'
import { guardLeaving } from './guard-leaving.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

interface LeaveGuardProps {
  /** Whether there are changes that would be lost. */
  isDirty: boolean
  /** Whether they are being saved: the code that saves them may navigate, but closing the page still asks. @default false */
  isSending?: boolean
  /** Whether going back within the path also asks, for example where a query has opened a dialog. @default false */
  holdsBack?: boolean
  /** The query parameter that identifies the record, so that another value counts as leaving. @default none */
  recordParameter?: string
  /** Called when the changes are discarded. */
  onLeave?: () => void
}

/**
 * Asks before changes are lost: navigation to another path waits for the answer, and the browser itself asks before the
 * page is closed. Another query of the same path, such as a tab, does not count as leaving.
 */
export function LeaveGuard({
  isDirty,
  isSending = false,
  holdsBack = false,
  recordParameter,
  onLeave,
}: LeaveGuardProps) {
  const { navigator } = useContext(NavigationContext)
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<{ leave: Leave; isOpen: boolean }>()
  const here = useHref(pathname)
  const value = recordParameter === undefined ? null : new URLSearchParams(search).get(recordParameter)
  const letGo = useEffectEvent(() => onLeave?.())
  useLeaveWarning(isDirty)
  useEffect(() => {
    if (!isDirty || isSending) return
    return guardLeaving(navigator, {
      here,
      holdsBack,
      record: recordParameter === undefined ? undefined : { name: recordParameter, value },
      confirm: (leave) => setAsked({ leave, isOpen: true }),
      letGo: () => letGo(),
    })
  }, [isDirty, isSending, navigator, here, holdsBack, recordParameter, value])
  if (!asked) return null
  return (
    <LeaveDialog
      isOpen={asked.isOpen}
      onOpenChange={(isOpen) => setAsked({ ...asked, isOpen })}
      onLeave={() => {
        setAsked({ ...asked, isOpen: false })
        asked.leave()
      }}
    />
  )
}
