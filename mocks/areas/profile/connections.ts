import { connectedOf, connections } from './collection.ts'
import { users } from '../users/collection.ts'
import type { ProfileConnection } from './contract.ts'
import type { ownerOf } from './owner.ts'
import type { StoredConnection } from './seed-connections.ts'

type Owner = Pick<ReturnType<typeof ownerOf>, 'id'>

/** A connection of the owner with what its user is like today; nobody once the user is gone. */
export const toConnection = (stored: StoredConnection, owner: Owner): ProfileConnection | undefined => {
  const user = users.get(stored.id)
  if (!user) return undefined
  const { avatar, fullName, taskDone, projectDone } = user
  const isConnected = connectedOf(owner).get().includes(stored.id)
  return { ...stored, isConnected, avatar, name: fullName, tasks: taskDone, projects: projectDone }
}

/** All connections of the owner whose users are still there. */
export const allConnections = (owner: Owner) =>
  connections.all().flatMap((stored) => toConnection(stored, owner) ?? [])
