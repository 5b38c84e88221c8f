import { PASSWORD_MINIMUM } from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'

const isHardToGuess = (password: string) => /\p{Ll}/u.test(password) && /[^\p{L}\p{M}]/u.test(password)

/** A password that the server takes for an account. */
export const accountPassword = (weak: string) =>
  z.string().check(
    z.minLength(PASSWORD_MINIMUM),
    z.maxLength(200),
    z.refine((password) => password.length < PASSWORD_MINIMUM || isHardToGuess(password), weak),
  )

interface TwoPasswords {
  readonly password: string
  readonly repeated: string
}

/** A rule of two fields: that the password was typed the same twice. */
export const samePassword = <Values extends TwoPasswords>(message: string) =>
  z.refine<Values>(({ password, repeated }) => !repeated || password === repeated, {
    path: ['repeated'],
    message,
  })
