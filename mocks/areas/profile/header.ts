import type { ProfileHeader } from './contract.ts'
import type { ownerOf } from './owner.ts'
import { joinedDaysAgo } from '../../seed/accounts.ts'
import { sampleDay } from './samples.ts'

/** Who a profile is of. */
export const headerOf = (owner: ReturnType<typeof ownerOf>): ProfileHeader => {
  const { id, fullName, avatar, cover, designation, location } = owner
  return {
    fullName,
    location,
    joiningDate: sampleDay(joinedDaysAgo[id] ?? 0),
    designation,
    profileImg: avatar,
    coverImg: cover,
  }
}
