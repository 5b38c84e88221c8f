import {
  ACCOUNT_COVERS,
  ACCOUNT_CURRENCIES,
  ACCOUNT_LANGUAGES,
  type AccountDetails,
} from '@data1522/mocks/contract/account-settings'
import { z } from '@data1522/mocks/contract/zod'
import type { Preferences } from '../../../core/preferences/values.ts'
import { line, requiredLine } from '../../../shared/forms/lines.ts'
import { isPhoneOrEmpty } from '../../../shared/forms/phone-schema.ts'

export const DIGITS = ['language', 'latin', 'arabic'] as const satisfies readonly Preferences['digits'][]

/** What the form of the account holds: its details, with a new picture as it was cut out. */
export interface DetailsForm extends Omit<AccountDetails, 'avatar'> {
  avatar: File | string | null
  /** Kept in this browser, as the language is. */
  digits: Preferences['digits']
}

/** The details of the account, as the server takes them. */
export const detailsSchema = (phoneWrong: string) =>
  z.object({
    avatar: z.custom<File | string | null>(() => true),
    cover: z.enum(ACCOUNT_COVERS),
    firstName: requiredLine,
    lastName: requiredLine,
    email: requiredLine.check(z.email()),
    designation: line,
    organisation: line,
    phone: line.check(isPhoneOrEmpty(phoneWrong)),
    address: line,
    state: line,
    postCode: line,
    country: line,
    language: z.enum(ACCOUNT_LANGUAGES),
    digits: z.enum(DIGITS),
    timeZone: line,
    currency: z.enum(ACCOUNT_CURRENCIES),
  })
