import { lazy, Suspense } from 'react'
import { withWords } from '../i18n/with-words.ts'
import type { Refusal } from './decision.ts'
import { useReason } from './useReason.ts'

interface ReasonProps {
  refusal: Refusal
}

const Told = ({ refusal }: ReasonProps) => useReason(refusal)
const LateTold = lazy(withWords(() => Promise.resolve(Told), ['access']))

/** Why something is not allowed, in a sentence; its words come when it is first shown. */
export const Reason = (props: ReasonProps) => (
  <Suspense>
    <LateTold {...props} />
  </Suspense>
)
