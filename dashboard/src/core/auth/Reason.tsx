import { lazy, Suspense } from 'react'
import type { MissingPermission } from './decision.ts'

interface ReasonProps {
  decision: MissingPermission
}

const ReasonText = lazy(async () => ({ default: (await import('./ReasonText.tsx')).ReasonText }))

/** Why something is not allowed, in a sentence; its code loads when it is first shown. */
export const Reason = (props: ReasonProps) => (
  <Suspense>
    <ReasonText {...props} />
  </Suspense>
)
