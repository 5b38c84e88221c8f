import { ownTeams, starredTeams } from './collection.ts'
import type { ProfileTeam, TeamEdit } from './contract.ts'
import type { ownerOf } from './handlers-owner.ts'
import { profileTeams } from './seed-teams.ts'

type Owner = Pick<ReturnType<typeof ownerOf>, 'fullName' | 'avatar'>

/** All teams as they are today, the owner first in those that are the own ones. */
export const teamsOf = ({ fullName, avatar }: Owner): ProfileTeam[] => {
  const [starred, own] = [starredTeams.get(), ownTeams.get()]
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

/** Keeps what was changed of a team. */
export const changeTeam = (id: number, { isStarred, isMember }: TeamEdit) => {
  mark(starredTeams, id, isStarred)
  mark(ownTeams, id, isMember)
}

const mark = (ids: typeof ownTeams, id: number, isIn: boolean | undefined) => {
  if (isIn === undefined) return
  const others = ids.get().filter((other) => other !== id)
  ids.set(isIn ? [...others, id] : others)
}
