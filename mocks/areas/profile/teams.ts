import { mark, ownTeamsOf as ownIdsOf, starredTeamsOf } from './collection.ts'
import type { ProfileTeam, TeamEdit } from './contract.ts'
import type { ownerOf } from './owner.ts'
import { profileTeams } from './seed-teams.ts'

type Owner = Pick<ReturnType<typeof ownerOf>, 'id' | 'fullName' | 'avatar'>

/** All teams as they are today, the owner first in those that are the own ones. */
export const teamsOf = (owner: Owner): ProfileTeam[] => {
  const { fullName, avatar } = owner
  const [starred, own] = [starredTeamsOf(owner).get(), ownIdsOf(owner).get()]
  return profileTeams().map(({ avatarGroup, ...team }) => {
    const isMember = own.includes(team.id)
    return {
      ...team,
      avatarGroup: isMember ? [{ name: fullName, avatar }, ...avatarGroup] : avatarGroup,
      isStarred: starred.includes(team.id),
      isMember,
    }
  })
}

/** Those that the owner is a member of. */
export const ownTeamsOf = (owner: Owner) => teamsOf(owner).filter(({ isMember }) => isMember)

/** Keeps what the owner changed of a team. */
export const changeTeam = (owner: Owner, id: number, { isStarred, isMember }: TeamEdit) => {
  if (isStarred !== undefined) mark(starredTeamsOf(owner), id, isStarred)
  if (isMember !== undefined) mark(ownIdsOf(owner), id, isMember)
}
