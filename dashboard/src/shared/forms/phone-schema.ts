import { z } from '@data1522/mocks/contract/zod'

/** The fewest digits of a number somewhere in the world, and the most (E.164). */
const digits = { fewest: 5, most: 15 }

/** Whether a text is a phone number as people write one: its digits, perhaps a plus before and signs between them. */
export const hasPhone = (phone: string) => {
  const { length } = phone.replaceAll(/\D/g, '')
  return /^\+?[\d\s().-]+$/.test(phone) && length >= digits.fewest && length <= digits.most
}

/** A phone number. */
export const isPhone = (message: string) => z.refine<string>(hasPhone, message)

/** The same, where it may be left out. */
export const isPhoneOrEmpty = (message: string) =>
  z.refine<string>((phone) => phone === '' || hasPhone(phone), message)
