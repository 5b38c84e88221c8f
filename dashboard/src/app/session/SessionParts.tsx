import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { storedViewAtom } from '../../core/auth/stored-view.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { ensureMessages } from '../../core/i18n/intl.ts'
import { sessionEndedAtom } from '../../core/auth/session.ts'

const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), ensureMessages(['access'])])
    return { default: part }
  })
const ViewAs = later(async () => (await import('../../shell/view-as/ViewAs.tsx')).ViewAs)
const EndedNotice = later(async () => (await import('./EndedNotice.tsx')).EndedNotice)

/** What stands over every page because of who is signed in; each part loads when it is first needed, and stays. */
export function SessionParts() {
  const isViewed = useAtomValue(storedViewAtom) !== null
  const isChoosing = useAtomValue(isViewDialogOpenAtom)
  const hasEnded = useAtomValue(sessionEndedAtom)
  const [needed, setNeeded] = useState({ view: false, end: false })
  const view = needed.view || isViewed || isChoosing
  const end = needed.end || hasEnded
  if (view !== needed.view || end !== needed.end) setNeeded({ view, end })
  return (
    <Suspense>
      {view && <ViewAs />}
      {end && <EndedNotice />}
    </Suspense>
  )
}
