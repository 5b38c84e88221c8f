import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { enter } from '../../core/auth/enter.ts'
import { isGone, isRefused } from '../../core/auth/refused.ts'
import { useAttempt } from '../../core/useAttempt.ts'

interface SignInValues {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
}

const empty: SignInValues = { email: '', password: '', isRemembered: true }

/** The state of the sign-in form, and what sending it does. */
export function useSignIn() {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const begin = useAttempt()
  // After the code the fields are there again first.
  useEffect(() => {
    const wrong = problems.email ? emailRef : problems.password ? passwordRef : undefined
    wrong?.current?.focus()
  }, [problems])

  const change = (next: SignInValues) => {
    setValues(next)
    setProblems({})
  }

  const signIn = (code?: string) => {
    const { email, password, isRemembered } = values
    const credentials = { email: email.trim(), password, ...(code && { code }) }
    return enter(credentials, { search, navigate, isRemembered, signal: begin() })
  }

  /** Says at the form why one does not get in. */
  const showError = (error: unknown) => {
    setCodeAsked(false)
    if (isGone(error)) setProblems({ email: text('auth.gone') })
    else if (isRefused(error, 'email')) setProblems({ email: text('auth.refused') })
    else setFailure(error)
  }

  /** Answers whether it was the right one; where something else went wrong, the first step says so. */
  const submitCode = async (code: string) => {
    try {
      await signIn(code)
      return true
    } catch (error) {
      if (isRefused(error, 'code')) return false
      showError(error)
      return true
    }
  }

  const submit = async () => {
    const missing = {
      ...(!/^\S+@\S+$/.test(values.email.trim()) && { email: text('auth.emailMissing') }),
      ...(values.password === '' && { password: text('auth.passwordMissing') }),
    }
    setProblems(missing)
    setFailure(null)
    if (missing.email || missing.password) return
    setPending(true)
    try {
      await signIn()
    } catch (error) {
      if (isRefused(error, 'code')) setCodeAsked(true)
      else showError(error)
      setPending(false)
    }
  }

  return {
    values,
    change,
    problems,
    failure,
    isPending,
    submit,
    emailRef,
    passwordRef,
    isCodeAsked,
    submitCode,
    leaveCode: () => setCodeAsked(false),
  }
}
