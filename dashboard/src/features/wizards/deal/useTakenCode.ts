import { checkDealCode } from '@data1522/mocks/contract/listings'
import { useState } from 'react'
import { call } from '../../../core/api/client.ts'

/** The code that another deal is known to have, and the way to ask about one. */
export function useTakenCode() {
  const [takenCode, setTakenCode] = useState('')
  /** The answer counts also where one has gone on to another step meanwhile. */
  const isTaken = async (code: string) => {
    const answer = await call(checkDealCode, { query: { code } })
    if (answer.isTaken) setTakenCode(code.toUpperCase())
    return answer.isTaken
  }
  return { takenCode, isTaken }
}
