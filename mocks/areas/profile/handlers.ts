import { connectedOf, connections, mark } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { type Account, accounts } from '../../seed/accounts.ts'
import { changeTeam, teamsOf } from './teams.ts'
import { scenario } from '../../scenarios.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { allConnections, toConnection } from './connections.ts'
import { headerOf } from './header.ts'
import { makeOverview } from './handlers-overview.ts'
import { ownerOf } from './owner.ts'
import { reply } from '../../runtime/reply.ts'
import { ownProjectsOf } from './projects.ts'
import { profileProjectRows } from './samples.ts'

const orNothing = <Row>(rows: () => Row[]) => (scenario().empty ? [] : rows())

const tabs: { [Tab in contract.ProfileTab]: (caller?: Account) => contract.ProfileTabs[Tab] } = {
  profile: (caller = accounts[0]!) => makeOverview(caller),
  teams: (caller) => orNothing(() => teamsOf(ownerOf(caller))),
  projects: (caller) => ownProjectsOf(ownerOf(caller)),
  connections: (caller) => allConnections(ownerOf(caller)),
  projectTable: () => orNothing(profileProjectRows),
}

export const getProfile = handle(contract.getProfile, schemas.getProfile, ({ query, caller }) => {
  const tab = contract.PROFILE_TABS.find((known) => known === query.tab)
  return tab ? reply(200, tabs[tab](caller)) : reply(404, { message: 'Profile tab not found' })
})

export const getProfileHeader = handle(contract.getProfileHeader, schemas.getProfileHeader, ({ caller }) =>
  reply(200, headerOf(ownerOf(caller))),
)

export const updateConnection = handle(
  contract.updateConnection,
  schemas.updateConnection,
  ({ params, body, caller }) => {
    const owner = ownerOf(caller)
    const stored = connections.get(idOf(params.id))
    const connection = stored && toConnection(stored, owner)
    if (!connection) return reply(404, { message: 'Connection not found' })
    mark(connectedOf(owner), connection.id, body.isConnected)
    return reply(200, { ...connection, ...body })
  },
)

export const updateTeam = handle(contract.updateTeam, schemas.updateTeam, ({ params, body, caller }) => {
  const id = idOf(params.id)
  const owner = ownerOf(caller)
  const find = () => teamsOf(owner).find((team) => team.id === id)
  const team = find()
  if (!team) return reply(404, { message: 'Team not found' })
  changeTeam(owner, team.id, body)
  return reply(200, find()!)
})
