import { type CardValue, checkCard } from '@data1522/design-system/CardField'
import { z } from '@data1522/mocks/contract/zod'
import { samePassword } from '../../../entities/account/password-schema.ts'
import { newPassword, type Speak, username } from '../ui/schemas.ts'
import { isPaid, type PlanId, planIds } from './plans.ts'

const filled = () => z.string().check(z.trim(), z.minLength(1))
const optional = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message))
const isCardRight = (card: CardValue) =>
  Object.keys(checkCard({ ...card, name: card.name ?? '' })).length === 0

/** The schema of the registration form, in the order of its steps. */
export const registrationSchema = (text: Speak) =>
  z
    .object({
      username: username(text),
      email: z.email(),
      password: newPassword(text),
      repeated: z.string().check(z.minLength(1)),
      website: optional(/^$|^https?:\/\/[^\s.]+\.\S+$/, text('authSteps.websiteWrong')),
      firstName: filled(),
      lastName: filled(),
      phone: optional(/^$|^\+[1-9]\d{6,14}$/, text('authSteps.phoneWrong')),
      country: filled(),
      address: filled(),
      addressMore: z.string(),
      city: filled(),
      postalCode: filled(),
      plan: z.enum(planIds as [PlanId, ...PlanId[]]),
      card: z.object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() }),
    })
    .check(
      samePassword(text('authForms.repeatWrong')),
      z.refine(({ plan, card }) => !isPaid(plan) || isCardRight(card), {
        path: ['card'],
        message: text('authSteps.cardWrong'),
      }),
    )

export type Registration = z.infer<ReturnType<typeof registrationSchema>>

export const noAnswers: Registration = {
  username: '',
  email: '',
  password: '',
  repeated: '',
  website: '',
  firstName: '',
  lastName: '',
  phone: '',
  country: '',
  address: '',
  addressMore: '',
  city: '',
  postalCode: '',
  plan: 'team',
  card: { number: '', expiry: '', cvc: '', name: '' },
}
