import { email, invalidInput, requiredLine } from '../../contract/common.schema.ts'
import { z } from '../../contract/zod.ts'
import { MESSAGE_LIMIT } from './contract.ts'

export const contactMessage = z.object({
  name: requiredLine,
  email,
  message: z.string().check(z.trim(), z.minLength(10), z.maxLength(MESSAGE_LIMIT)),
})

export const newsletterSubscription = z.object({ email })

export const sendContactMessage = {
  access: 'anyone' as const,
  beyond: true as const,
  body: contactMessage,
  answers: { 201: z.object({ receivedOn: z.iso.datetime() }), 400: invalidInput },
}

export const subscribeToNewsletter = {
  access: 'anyone' as const,
  beyond: true as const,
  body: newsletterSubscription,
  answers: { 201: newsletterSubscription, 400: invalidInput },
}
