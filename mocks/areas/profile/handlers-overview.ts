import { sum } from '../../contract/lists.ts'
import type { ProfileOverview } from './contract.ts'
import { ownTeamsOf } from './teams.ts'
import { scenario } from '../../scenarios.ts'
import type { Account } from '../../seed/accounts.ts'
import { activityOf } from './activity.ts'
import { allConnections } from './connections.ts'
import { ownerOf } from './owner.ts'
import { ownProjectsOf } from './projects.ts'

const SHOWN_TEAMS = 3
const SHOWN_FIELDS = 5
const SHOWN_CONNECTIONS = 5

/** Without those that nobody has told. */
const known = <Fact extends { readonly value: string }>(facts: readonly Fact[]) =>
  facts.filter(({ value }) => value !== '')

/** What the first tab of a profile shows. */
export const makeOverview = (caller: Account): ProfileOverview => {
  const owner = ownerOf(caller)
  return {
    about: known([
      { property: 'Full name', value: owner.fullName, icon: 'user' },
      { property: 'Status', value: 'Active', icon: 'check' },
      { property: 'Role', value: owner.role, icon: 'crown' },
      { property: 'Country', value: owner.country, icon: 'flag' },
      { property: 'Languages', value: owner.language, icon: 'language' },
    ]),
    contacts: known([
      { property: 'Phone', value: owner.phone, icon: 'phone' },
      { property: 'Chat', value: `@${owner.username}`, icon: 'message' },
      { property: 'E-mail', value: owner.email, icon: 'mail' },
    ]),
    overview: countDeeds(owner),
    connections: allConnections(owner)
      .slice(0, SHOWN_CONNECTIONS)
      .map(({ id, name, avatar, isConnected, connections }) => ({
        id,
        property: name,
        value: String(connections),
        icon: 'users',
        avatar,
        isConnected,
      })),
    ...(scenario().empty
      ? { teams: [], teamsTech: [], activity: [] }
      : { ...describeTeams(owner), activity: activityOf(caller) }),
  }
}

const countDeeds = (owner: ReturnType<typeof ownerOf>): ProfileOverview['overview'] => {
  const projects = ownProjectsOf(owner)
  const tasks = sum(projects.map(({ completedTask }) => completedTask))
  const finished = projects.filter(({ completedTask, totalTask }) => completedTask === totalTask).length
  const connected = allConnections(owner).filter(({ isConnected }) => isConnected).length
  return [
    { property: 'Tasks done', value: String(tasks), icon: 'checklist' },
    { property: 'Projects done', value: String(finished), icon: 'briefcase' },
    { property: 'Connections', value: String(connected), icon: 'users' },
  ]
}

const describeTeams = (owner: ReturnType<typeof ownerOf>): Pick<ProfileOverview, 'teams' | 'teamsTech'> => {
  const teams = ownTeamsOf(owner).map((team) => ({
    ...team,
    members: team.avatarGroup.length + team.extraMembers,
  }))
  return {
    teams: teams
      .slice(0, SHOWN_TEAMS)
      .map(({ title, members }) => ({ property: title, value: String(members), icon: 'users' })),
    teamsTech: teams
      .flatMap(({ title, members, avatar, chips: [chip] }) =>
        chip ? [{ title, members, chipText: chip.title, chipColor: chip.color, avatar }] : [],
      )
      .slice(0, SHOWN_FIELDS),
  }
}
