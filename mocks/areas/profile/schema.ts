import { may } from '../../contract/access.ts'
import {
  amount,
  count,
  failure,
  id,
  invalidInput,
  line,
  oneOf,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import {
  ABOUT_PROPERTIES,
  CONTACT_PROPERTIES,
  OVERVIEW_PROPERTIES,
  PROFILE_ICONS,
  type ProfileTab,
} from './contract.ts'
import { text } from '../../contract/query.schema.ts'
import { TONES } from '../../contract/tones.ts'
import { userActivity } from '../users/schema.ts'
import { z } from '../../contract/zod.ts'

const icon = oneOf(PROFILE_ICONS)
const tone = oneOf(TONES)
const fact = <const Property extends string>(properties: readonly Property[]) =>
  z.object({ property: oneOf(properties), value: z.string(), icon })
const namedFact = z.object({ property: requiredLine, value: z.string(), icon })
const member = z.object({ name: requiredLine, avatar: picture })
const chip = z.object({ title: requiredLine, color: tone })

export const profileHeader = z.object({
  fullName: z.string(),
  location: z.string(),
  joiningDate: z.iso.date(),
  designation: line,
  profileImg: picture,
  coverImg: picture,
})

export const profileOverview = z.object({
  about: z.array(fact(ABOUT_PROPERTIES)),
  contacts: z.array(fact(CONTACT_PROPERTIES)),
  teams: z.array(namedFact),
  overview: z.array(fact(OVERVIEW_PROPERTIES)),
  connections: z.array(z.extend(namedFact, { id, avatar: picture, isConnected: z.boolean() })),
  teamsTech: z.array(
    z.object({
      title: requiredLine,
      members: count,
      chipText: requiredLine,
      chipColor: tone,
      avatar: picture,
    }),
  ),
  activity: z.array(userActivity),
})

export const profileTeam = z.object({
  id,
  title: requiredLine,
  avatar: picture,
  avatarGroup: z.array(member),
  description: line,
  chips: z.array(chip),
  extraMembers: count,
  isStarred: z.boolean(),
  isMember: z.boolean(),
})

export const teamEdit = z.partial(z.pick(profileTeam, { isStarred: true, isMember: true }))

export const profileProject = z.object({
  id,
  title: requiredLine,
  client: requiredLine,
  description: line,
  comments: count,
  totalTask: count,
  completedTask: count,
  tasks: z.string().check(z.regex(/^\d+\/\d+$/)),
  hours: count,
  budget: amount,
  budgetSpent: amount,
  deadline: z.iso.date(),
  startDate: z.iso.date(),
  members: count,
  chipText: requiredLine,
  chipColor: tone,
  avatar: picture,
  avatarGroup: z.array(member),
})

export const profileConnection = z.object({
  id,
  avatar: picture,
  name: requiredLine,
  designation: line,
  tasks: count,
  projects: count,
  connections: count,
  isConnected: z.boolean(),
  chips: z.array(chip),
})

export const profileProjectRow = z.object({
  id,
  name: requiredLine,
  leader: requiredLine,
  date: z.iso.date(),
  status: z.int().check(z.minimum(0), z.maximum(100)),
  avatar: picture,
  avatarGroup: z.array(member),
})

export const getProfile = {
  access: may('read', 'Profile'),
  query: z.object({ tab: text<ProfileTab>() }),
  answers: {
    200: z.union([
      profileOverview,
      z.array(profileTeam),
      z.array(profileProject),
      z.array(profileConnection),
      z.array(profileProjectRow),
    ]),
    404: failure,
  },
}

export const getProfileHeader = { access: may('read', 'Profile'), answers: { 200: profileHeader } }

export const updateConnection = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: z.object({ isConnected: z.boolean() }),
  answers: { 200: profileConnection, 400: invalidInput, 404: failure },
}

export const updateTeam = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: teamEdit,
  answers: { 200: profileTeam, 400: invalidInput, 404: failure },
}
