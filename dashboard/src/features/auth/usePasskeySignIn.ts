import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../../core/api/client.ts'
import { goIn } from '../../core/auth/enter.ts'
import { passkeyProblem } from '../../core/auth/passkey.ts'
import { isGone } from '../../core/auth/refused.ts'
import { isChunkFailure } from '../../core/errors/chunk-failure.ts'
import { useFailureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useAttempt } from '../../core/useAttempt.ts'

interface Problem {
  readonly title?: string
  readonly text: string
  /** Whether nothing failed, and one may go another way. */
  readonly isMild: boolean
  /** Which try it was, so that the same one is said again. */
  readonly round: number
}

/** With what checks the calls, which is most of the code and comes once a passkey is asked for. */
const requestPasskey = async (signal: AbortSignal) =>
  (await import('./request-passkey.ts')).requestPasskey(signal)

/** Signs in by a passkey that the person chooses in the browser's own dialog, for as long as the form is there. */
export function usePasskeySignIn(isRemembered: boolean) {
  const text = useText()
  const failureTextOf = useFailureText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isPending, setPending] = useState(false)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<Problem>()
  const begin = useAttempt()

  const toProblem = (error: unknown): Omit<Problem, 'round'> => {
    const reason = passkeyProblem(error)
    if (reason === 'cancelled')
      return {
        title: text('authForms.passkeyCancelled'),
        text: text('authForms.passkeyCancelledText'),
        isMild: true,
      }
    if (reason === 'unsupported') return { text: text('authForms.passkeyUnsupported'), isMild: true }
    if (isGone(error)) return { text: text('auth.gone'), isMild: false }
    if (error instanceof ApiError && error.status === 400)
      return { text: text('authForms.passkeyUnknown'), isMild: false }
    return { text: failureTextOf(error), isMild: false }
  }

  const signIn = async () => {
    setProblem(undefined)
    setPending(true)
    const signal = begin()
    try {
      await goIn(requestPasskey(signal), { search, navigate, isRemembered, signal })
    } catch (error) {
      if (signal.aborted) return
      setPending(false)
      if (isChunkFailure(error)) throw error
      setProblem({ ...toProblem(error), round })
      setRound(round + 1)
    }
  }
  return { signIn, isPending, problem }
}
