import { lazy, Suspense } from 'react'
import { withMessages } from '../i18n/with-messages.ts'
import type { MissingPermission } from './decision.ts'

interface ReasonProps {
  refusal: MissingPermission
}

const ReasonText = lazy(withMessages(async () => (await import('./ReasonText.tsx')).ReasonText, ['access']))

/** Why something is not allowed, in a sentence; its words come when it is first shown. */
export const Reason = (props: ReasonProps) => (
  <Suspense>
    <ReasonText {...props} />
  </Suspense>
)
