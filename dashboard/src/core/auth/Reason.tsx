import { lazy, Suspense } from 'react'
import { ensureMessages } from '../i18n/intl.ts'
import type { Refusal } from './decision.ts'
import { useReason } from './useReason.ts'

interface ReasonProps {
  refusal: Refusal
}

const Told = lazy(async () => {
  await ensureMessages(['access'])
  return { default: ({ refusal }: ReasonProps) => useReason(refusal) }
})

/** Why something is not allowed, in a sentence; its words come when it is first shown. */
export const Reason = (props: ReasonProps) => (
  <Suspense>
    <Told {...props} />
  </Suspense>
)
