import { settingsOf } from '../account-settings/collection.ts'
import { seenBy } from '../account-settings/devices.ts'
import { historyOf } from '../account-settings/billing-history.ts'
import { ownNotifications } from '../notifications/own.ts'
import { allConnections } from '../profile/connections.ts'
import { headerOf } from '../profile/header.ts'
import { ownerOf } from '../profile/owner.ts'
import { ownTeamsOf } from '../profile/teams.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

export const exportAccount = handle(contract.exportAccount, schemas.exportAccount, ({ caller, token }) => {
  const { id, username, email, role } = caller!
  const owner = ownerOf(caller)
  const { fullName, avatar } = owner
  return reply(200, {
    person: { id, fullName, username, avatar, email, role },
    profile: headerOf(owner),
    settings: seenBy(token, settingsOf(caller).get()),
    teams: ownTeamsOf(owner),
    connections: allConnections(owner).filter(({ isConnected }) => isConnected),
    notifications: ownNotifications(caller),
    billingHistory: historyOf(caller!),
  })
})
