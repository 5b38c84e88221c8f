import { lazy, Suspense } from 'react'
import { withMessages } from '../i18n/with-messages.ts'
import type { MissingPermission } from './decision.ts'
import { useReason } from './useReason.ts'

interface ReasonProps {
  refusal: MissingPermission
}

const Told = ({ refusal }: ReasonProps) => useReason(refusal)
const LateTold = lazy(withMessages(() => Promise.resolve(Told), ['access']))

/** Why something is not allowed, in a sentence; its words come when it is first shown. */
export const Reason = (props: ReasonProps) => (
  <Suspense>
    <LateTold {...props} />
  </Suspense>
)
