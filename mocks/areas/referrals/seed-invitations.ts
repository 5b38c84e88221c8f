import type { ReferralInvitation } from './contract.ts'
import { DAY, now } from '../../seed/clock.ts'
import { createRandom } from '../../seed/random.ts'

const SEED = 3318
const REACH_DAYS = 120

const firstNames = ['alma', 'basile', 'chiara', 'dounia', 'emre', 'farid', 'gwen', 'hana', 'ivo', 'jumana']
const lastNames = ['brindlewood', 'castelnau', 'dhahabi', 'eskeland', 'farouk', 'gorse', 'hollowell']

/** The invitations without a reply on a fresh start, the oldest first. */
export const seedReferralInvitations = (): ReferralInvitation[] => {
  const random = createRandom(SEED)
  const emails = firstNames.flatMap((first) => lastNames.map((last) => `${first}.${last}@example.com`))
  const ages = emails.map(() => random.next() * REACH_DAYS * DAY).sort((one, other) => other - one)
  return random.shuffle(emails).map((email, index) => ({
    id: index + 1,
    email,
    sentAt: new Date(now().getTime() - ages[index]!).toISOString(),
  }))
}
