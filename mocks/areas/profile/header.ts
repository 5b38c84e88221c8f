import type { ProfileHeader } from './contract.ts'
import type { ownerOf } from './owner.ts'
import { sampleDay } from './samples.ts'

const JOINED_DAYS_AGO = 1174

/** Who a profile is of. */
export const headerOf = (owner: ReturnType<typeof ownerOf>): ProfileHeader => {
  const { fullName, avatar, cover, designation, location } = owner
  return {
    fullName,
    location,
    joiningDate: sampleDay(JOINED_DAYS_AGO),
    designation,
    profileImg: avatar,
    coverImg: cover,
  }
}
