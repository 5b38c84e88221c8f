import type { ProfileHeader, ProfileOverview, ProfileTeam } from '@data1522/mocks/contract/profile'
import { profileTabQuery } from './queries.ts'

/** A team with or without the owner of the profile, who comes first among its people. */
export function withMember(
  team: ProfileTeam,
  isMember: boolean,
  owner: Pick<ProfileHeader, 'fullName' | 'profileImg'> | undefined,
): ProfileTeam {
  if (!owner || team.isMember === isMember) return { ...team, isMember }
  const { fullName: name, profileImg: avatar } = owner
  const others = team.avatarGroup.filter((person) => person.name !== name)
  return { ...team, isMember, avatarGroup: isMember ? [{ name, avatar }, ...others] : others }
}

/** Takes a team that was left off the overview, which shows the own ones alone. */
export const withoutTeam = (title: string) => ({
  queryKey: profileTabQuery('profile').queryKey,
  update: (overview: ProfileOverview): ProfileOverview => ({
    ...overview,
    teams: overview.teams.filter(({ property }) => property !== title),
    teamsTech: overview.teamsTech.filter((team) => team.title !== title),
  }),
})
