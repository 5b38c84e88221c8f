import type { UserDetail } from './contract.ts'
import { avatarOf } from '../../seed/avatars.ts'
import { DAY, HOUR, now } from '../../seed/clock.ts'
import { countries } from '../../seed/countries.ts'
import { people } from './seed-people.ts'
import { createRandom, deal, fillDigits } from '../../seed/random.ts'
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
/** A pending user without projects and activity. */
const IDLE_ID = 47

/** Days since someone joined: many in the last weeks, fewer long ago. */
const ageInDays = (index: number) => OLDEST_DAYS * (1 - (index + 1) / people.length) ** 1.6

/** The users of a fresh start. */
export const seedUsers = (): StoredUser[] => {
  const random = createRandom(SEED)
  const roles = deal({ admin: 5, editor: 11, author: 12, maintainer: 9, subscriber: 13 }, random)
  const plans = deal({ basic: 17, team: 14, company: 11, enterprise: 8 }, random)
  const statuses = deal({ Active: 30, Inactive: 11, Pending: 9 }, random)
  const pictures = deal({ picture: 30, none: 20 }, random)

  return people.map(([fullName, username, company, code], index) => {
    const country = countries[code]
    return {
      id: index + 1,
      fullName,
      username,
      company,
      role: roles[index]!,
      country: country.name,
      email: `${username}@example.com`,
      currentPlan: plans[index]!,
      status: statuses[index]!,
      avatar: pictures[index] === 'picture' ? avatarOf(index) : '',
      taskDone: random.integer(0, 2400),
      projectDone: random.integer(0, 320),
      taxId: fillDigits('T-####-####', random),
      contact: fillDigits(country.phone, random),
      language: country.language,
      createdAt: new Date(now().getTime() - ageInDays(index) * DAY - HOUR).toISOString(),
      hasHistory: index + 1 !== IDLE_ID,
    }
  })
}
