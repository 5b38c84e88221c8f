import type { UserDetail } from './contract.ts'
import { sampleContacts } from '../chat/seed-contacts.ts'
import { accountOfUser, joinedDaysAgo } from '../../seed/accounts.ts'
import { avatarOf } from '../../seed/avatars.ts'
import { DAY, HOUR, now } from '../../seed/clock.ts'
import { countries } from '../../seed/countries.ts'
import { people } from './seed-people.ts'
import { createRandom, deal, fillDigits, type Random } from '../../seed/random.ts'
import type { StoredUserSettings } from '../user-settings/seed.ts'

/** A user as the mocks keep it. */
export interface StoredUser extends UserDetail {
  /** The instant at which it joined. */
  readonly createdAt: string
  /** Whether it has projects and activity. The id cannot tell: that of a deleted user may go to a new one. */
  readonly hasHistory: boolean
  /** What somebody made of the user's settings; nothing until then. */
  readonly settings?: StoredUserSettings | undefined
}

const SEED = 1522
const OLDEST_DAYS = 400
const AWAY = 11
/** Who came last has only just joined. */
const NEWEST = 49
/** Who was invited and has not been here yet: nobody who writes, works or sells in the sample data. */
const INVITED = [10, 35, 42, 43, 48]
/** Someone without projects and activity all the same. */
const IDLE_ID = 47
/** Whose role and plan those with an account have exchanged for their own. */
const EXCHANGED = [
  [22, 26],
  [45, 50],
] as const

/** Days since someone joined: many in the last weeks, fewer long ago. */
const ageInDays = (index: number) => OLDEST_DAYS * (1 - (index + 1) / people.length) ** 1.6

const exchange = <Word>(words: readonly Word[]) => {
  const given = [...words]
  for (const [one, other] of EXCHANGED)
    [given[one - 1], given[other - 1]] = [words[other - 1]!, words[one - 1]!]
  return given
}

/** Some who may not sign in any more; nobody who can be written to. */
const chooseAway = (random: Random) => {
  const isHere = (id: number) =>
    id >= NEWEST ||
    INVITED.includes(id) ||
    accountOfUser(id) ||
    sampleContacts.some(({ userId }) => userId === id)
  return random
    .shuffle(people.map((_, index) => index + 1))
    .filter((id) => !isHere(id))
    .slice(0, AWAY)
}

/** The users of a fresh start. */
export const seedUsers = (): StoredUser[] => {
  const random = createRandom(SEED)
  const roles = exchange(deal({ admin: 5, editor: 11, author: 12, maintainer: 9, subscriber: 13 }, random))
  const plans = exchange(deal({ basic: 17, team: 14, company: 11, enterprise: 8 }, random))
  const away = chooseAway(random)
  const pictures = deal({ picture: 30, none: 20 }, random)

  return people.map(([fullName, username, company, code], index) => {
    const id = index + 1
    const country = countries[code]
    const account = accountOfUser(id)
    const isInvited = INVITED.includes(id)
    const counted = { taskDone: random.integer(0, 2400), projectDone: random.integer(0, 320) }
    const age = account ? joinedDaysAgo[account.id]! : ageInDays(index)
    return {
      id,
      fullName,
      username,
      company,
      role: roles[index]!,
      country: country.name,
      email: account?.email ?? `${username}@example.com`,
      currentPlan: plans[index]!,
      status: isInvited ? 'Pending' : away.includes(id) ? 'Inactive' : 'Active',
      avatar: account?.avatar ?? (pictures[index] === 'picture' ? avatarOf(index) : ''),
      ...(isInvited ? { taskDone: 0, projectDone: 0 } : counted),
      taxId: fillDigits('T-####-####', random),
      contact: fillDigits(country.phone, random),
      language: country.language,
      createdAt: new Date(now().getTime() - age * DAY - HOUR).toISOString(),
      hasHistory: !isInvited && id !== IDLE_ID,
    }
  })
}
