import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DemoRole } from './open-demo.ts'

/** Opens the demo by one press. */
export function useDemo() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [pending, setPending] = useState<DemoRole>()
  const [failure, setFailure] = useState<unknown>(null)
  const open = async (role: DemoRole) => {
    // Of two that one presses, the first opens.
    if (pending) return
    setPending(role)
    setFailure(null)
    try {
      const { openDemo } = await import('./open-demo.ts')
      await openDemo(role, search, navigate)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(undefined)
    }
  }
  return { open, pending, failure }
}
