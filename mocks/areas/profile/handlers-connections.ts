import { connections } from './collection.ts'
import { users } from '../users/collection.ts'
import type { ProfileConnection } from './contract.ts'
import type { StoredConnection } from './seed-connections.ts'

/** A connection with what its user is like today; nobody once the user is gone. */
export const toConnection = (stored: StoredConnection): ProfileConnection | undefined => {
  const user = users.get(stored.id)
  if (!user) return undefined
  const { avatar, fullName, taskDone, projectDone } = user
  return { ...stored, avatar, name: fullName, tasks: taskDone, projects: projectDone }
}

/** All connections whose users are still there. */
export const allConnections = () => connections.all().flatMap((stored) => toConnection(stored) ?? [])
