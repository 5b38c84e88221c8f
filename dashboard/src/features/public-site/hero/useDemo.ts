import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAttempt } from '../../../core/useAttempt.ts'
import type { DemoRole } from './open-demo.ts'

/** Opens the demo by one press. */
export function useDemo() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [pending, setPending] = useState<DemoRole>()
  const [failure, setFailure] = useState<unknown>(null)
  const begin = useAttempt()
  const open = async (role: DemoRole) => {
    // Of two that one presses, the first opens.
    if (pending) return
    setPending(role)
    setFailure(null)
    const signal = begin()
    // Nobody catches that it does not come: a newer version is said elsewhere.
    const part = import('./open-demo.ts')
    part.catch(() => setPending(undefined))
    const { openDemo } = await part
    try {
      await openDemo(role, search, navigate, signal)
    } catch (error) {
      setPending(undefined)
      setFailure(error)
    }
  }
  return { open, pending, failure }
}
