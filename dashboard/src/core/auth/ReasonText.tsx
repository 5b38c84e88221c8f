import type { MissingPermission } from './decision.ts'
import { useReason } from './useReason.ts'

/** Why something is not allowed, in a sentence. */
export const ReasonText = ({ decision }: { decision: MissingPermission }) => useReason(decision)
