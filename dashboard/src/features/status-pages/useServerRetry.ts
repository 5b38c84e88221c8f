import { getUsersSummary } from '@data1522/mocks/contract/users'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError, call, TOO_LATE } from '../../core/api/client.ts'
import { returnAddress } from '../../core/router/access.ts'

/** A refusal is an answer too: only a server that works gives one. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== TOO_LATE

/** Asks the server whether it answers again, and goes on to the address's `to` if it does. */
export function useServerRetry() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isPending, setPending] = useState(false)
  const [failedAt, setFailedAt] = useState<number>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const retry = async () => {
    setPending(true)
    try {
      await call(getUsersSummary, {}).catch((error: unknown) => {
        if (!isAnswer(error)) throw error
      })
      // Whoever has left meanwhile is not fetched back.
      if (isHere.current) void navigate(returnAddress(search), { replace: true })
    } catch {
      setFailedAt(Date.now())
    } finally {
      setPending(false)
    }
  }
  return { retry, isPending, failedAt }
}
