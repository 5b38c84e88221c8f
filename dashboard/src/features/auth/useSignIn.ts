import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { enter } from '../../core/auth/enter.ts'

interface SignInValues {
  readonly email: string
  readonly password: string
  readonly isRemembered: boolean
}

const empty: SignInValues = { email: '', password: '', isRemembered: true }

/** What is wrong with the e-mail, in the server's words or as a list of them. */
const emailErrorOf = (failure: unknown): string | undefined => {
  const errors = (failure as { errors?: { email?: string | string[] } } | undefined)?.errors?.email
  return Array.isArray(errors) ? errors[0] : errors
}

/** The state of the sign-in form, and what sending it does. */
export function useSignIn() {
  const text = useText()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const change = (next: SignInValues) => {
    setValues(next)
    setProblems({})
  }

  const submit = async () => {
    const missing = {
      ...(!/^\S+@\S+$/.test(values.email.trim()) && { email: text('auth.emailMissing') }),
      ...(values.password === '' && { password: text('auth.passwordMissing') }),
    }
    setProblems(missing)
    setFailure(null)
    if (missing.email || missing.password) {
      ;(missing.email ? emailRef : passwordRef).current?.focus()
      return
    }
    setPending(true)
    try {
      const { email, password, isRemembered } = values
      await enter({ email: email.trim(), password }, { search, navigate, isRemembered })
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400 && emailErrorOf(error.failure)
      if (isRefused) {
        setProblems({ email: text('auth.refused') })
        emailRef.current?.focus()
      } else setFailure(error)
    } finally {
      setPending(false)
    }
  }

  return { values, change, problems, failure, isPending, submit, emailRef, passwordRef }
}
