import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The tabs of the profile that have data of their own. */
export const PROFILE_TABS = ['profile', 'teams', 'projects', 'connections', 'projectTable'] as const
/** What the profile tells about its owner. */
export const ABOUT_PROPERTIES = ['Full name', 'Status', 'Role', 'Country', 'Languages'] as const
/** The ways to reach the owner. */
export const CONTACT_PROPERTIES = ['Phone', 'Chat', 'E-mail'] as const
/** What the profile counts. */
export const OVERVIEW_PROPERTIES = ['Tasks done', 'Projects done', 'Connections'] as const
/** The icons of the profile, as names of Tabler icons. */
export const PROFILE_ICONS = [
  'user',
  'check',
  'crown',
  'flag',
  'language',
  'phone',
  'message',
  'mail',
  'checklist',
  'briefcase',
  'users',
] as const

export type ProfileTab = (typeof PROFILE_TABS)[number]
export type ProfileIcon = (typeof PROFILE_ICONS)[number]

/** Who the profile is of; `joiningDate` is a date without a time. */
export type ProfileHeader = z.output<typeof schemas.profileHeader>

/** The first tab: lists of property, value and icon, the teams with their fields, and what was done lately. */
export type ProfileOverview = z.output<typeof schemas.profileOverview>

/** A team that the owner may be a member of; `extraMembers` counts those beyond `avatarGroup`, in which a member comes first. Beyond the specification: `isStarred` and `isMember`. */
export type ProfileTeam = z.output<typeof schemas.profileTeam>

/** A project of the owner; amounts are in dollars, `tasks` is 'completed/total', `chipText` how much time is left. */
export type ProfileProject = z.output<typeof schemas.profileProject>

/** A user whom the owner may be connected with; `id` is that of the user. */
export type ProfileConnection = z.output<typeof schemas.profileConnection>

/** A row of the table of projects; `status` is the progress in per cent. */
export type ProfileProjectRow = z.output<typeof schemas.profileProjectRow>

/** What each tab of the profile is answered with. */
export interface ProfileTabs {
  readonly profile: ProfileOverview
  readonly teams: ProfileTeam[]
  readonly projects: ProfileProject[]
  readonly connections: ProfileConnection[]
  readonly projectTable: ProfileProjectRow[]
}

/** What changing a team takes, all of it optional: whether the owner keeps it at hand, and is a member. */
export type TeamEdit = z.input<typeof schemas.teamEdit>

/** The data of one tab of the profile. */
export const getProfile = endpoint<typeof schemas.getProfile>()({ method: 'GET', path: '/api/pages/profile' })

/** The header above all tabs of the profile. */
export const getProfileHeader = endpoint<typeof schemas.getProfileHeader>()({
  method: 'GET',
  path: '/api/pages/profile/header',
})

/** Beyond the specification: connects the owner with a user, or ends the connection. */
export const updateConnection = endpoint<typeof schemas.updateConnection>()({
  method: 'PUT',
  path: '/api/pages/profile/connections/:id',
})

/** Beyond the specification: stars a team or takes the star away, joins it or leaves it. */
export const updateTeam = endpoint<typeof schemas.updateTeam>()({
  method: 'PUT',
  path: '/api/pages/profile/teams/:id',
})
