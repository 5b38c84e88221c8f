import { lazy, Suspense } from 'react'
import type { MissingPermission } from './decision.ts'

interface ReasonProps {
  refusal: MissingPermission
}

const ReasonText = lazy(async () => ({ default: (await import('./ReasonText.tsx')).ReasonText }))

/** Why something is not allowed, in a sentence; its words come when it is first shown. */
export const Reason = (props: ReasonProps) => (
  <Suspense>
    <ReasonText {...props} />
  </Suspense>
)
