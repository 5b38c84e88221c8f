import { ACCOUNT_ROLES } from './contract.ts'
import { ACCOUNT_LANGUAGES } from '../account-settings/contract.ts'
import { failure, id, invalidInput } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'

export const abilityRule = z.object({
  action: z.string(),
  subject: z.string(),
  conditions: z.optional(z.record(z.string(), z.unknown())),
  fields: z.optional(z.array(z.string())),
  inverted: z.optional(z.boolean()),
  reason: z.optional(z.string()),
})

export const userData = z.object({
  id,
  fullName: z.string(),
  username: z.string(),
  avatar: z.string(),
  email: z.string(),
  role: z.enum(ACCOUNT_ROLES),
})

/**
 * Compared to the letter, so neither is trimmed. Beyond the specification: the code of the second step, where the account
 * asks for one.
 */
export const credentials = z.object({
  email: z.string(),
  password: z.string(),
  code: z.optional(z.string()),
})

/**
 * Beyond the specification: the language and the time zone that were saved in the settings, and whether this keeps an
 * account that was given up.
 */
export const session = z.object({
  accessToken: z.string(),
  userData,
  userAbilityRules: z.array(abilityRule),
  language: z.optional(z.enum(ACCOUNT_LANGUAGES)),
  timeZone: z.optional(z.string()),
  isKeptAgain: z.optional(z.literal(true)),
})

export const login = {
  access: 'anyone' as const,
  body: credentials,
  answers: { 201: session, 400: invalidInput, 410: failure },
}
