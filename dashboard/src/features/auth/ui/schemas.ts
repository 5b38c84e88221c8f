import { estimatePassword } from '@data1522/design-system/PasswordStrength'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'

/** What says the messages of a schema. */
export type Speak = ReturnType<typeof useText>

/** The fewest characters of a password. */
export const PASSWORD_LENGTH = 12

export const username = (text: Speak) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(3),
      z.maxLength(30),
      z.regex(/^$|^[\p{L}\p{M}\d._-]+$/u, text('authForms.usernameWrong')),
    )

export const newPassword = (text: Speak) =>
  z.string().check(
    z.minLength(PASSWORD_LENGTH),
    z.refine(
      (password) =>
        password.length < PASSWORD_LENGTH || estimatePassword(password, PASSWORD_LENGTH).score > 1,
      text('authForms.passwordWeak'),
    ),
  )
