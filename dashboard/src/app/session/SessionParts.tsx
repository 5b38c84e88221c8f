import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { sessionEndedAtom } from '../../core/auth/session.ts'
import { lazyOrNothing } from '../../core/lazy-or-nothing.ts'
import { lazyOrReported } from '../../core/lazy-or-reported.ts'

const ViewAs = lazyOrReported(async () => (await import('../../shell/view-as/ViewAs.tsx')).ViewAs)
const EndedNotice = lazyOrNothing(async () => (await import('./EndedNotice.tsx')).EndedNotice)

/** What stands over every page because of who is signed in; each part loads when it is first needed, and stays. */
export function SessionParts() {
  const isViewed = useAtomValue(storedViewAtom) !== null
  const [isChoosing, setChoosing] = useAtom(isViewDialogOpenAtom)
  const hasEnded = useAtomValue(sessionEndedAtom) !== false
  const [needed, setNeeded] = useState({ view: false, end: false })
  const view = needed.view || isViewed || isChoosing
  const end = needed.end || hasEnded
  if (view !== needed.view || end !== needed.end) setNeeded({ view, end })
  const takeAwayView = () => {
    setChoosing(false)
    setNeeded((now) => ({ ...now, view: false }))
  }
  return (
    <Suspense>
      {view && <ViewAs onMissing={takeAwayView} />}
      {end && <EndedNotice />}
    </Suspense>
  )
}
