import { checkDealCode } from '@data1522/mocks/contract/listings'
import { useState } from 'react'
import { call } from '../../../core/api/client.ts'

/** The codes that other deals are known to have, and the way to ask about one. */
export function useTakenCode() {
  const [takenCodes, setTakenCodes] = useState<readonly string[]>([])
  /** The answer counts also where one has gone on to another step meanwhile. */
  const isTaken = async (code: string) => {
    const answer = await call(checkDealCode, { query: { code } })
    if (answer.isTaken) setTakenCodes((known) => [...known, code.toUpperCase()])
    return answer.isTaken
  }
  return { takenCodes, isTaken }
}
