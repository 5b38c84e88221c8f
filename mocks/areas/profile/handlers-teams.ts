import { starredTeams } from './collection.ts'
import type { ProfileTeam } from './contract.ts'
import { profileTeams } from './seed-teams.ts'

/** The teams of the owner, each with its star of today. */
export const allTeams = (): ProfileTeam[] => {
  const starred = starredTeams.get()
  return profileTeams().map((team) => ({ ...team, isStarred: starred.includes(team.id) }))
}
