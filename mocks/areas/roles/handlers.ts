import { roles } from './collection.ts'
import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { handle } from '../../runtime/http.ts'
import { idOf } from '../../runtime/ids.ts'
import { unassignRole } from '../permissions/roles.ts'
import { noContent, reply } from '../../runtime/reply.ts'
import { membersOf, toRole } from './handlers-members.ts'
import { haveNamesOfTheirOwn, isNameTaken, nameTaken } from '../../runtime/unique-names.ts'

const notFound = reply(404, { message: 'Role not found' })

const lockedOut = reply(409, { message: 'Admins keep what they need to give roles' })

const keepsItself = (rules: contract.RoleRules) =>
  contract.KEPT_SUBJECTS.every((subject) => contract.ROLE_ACTIONS.every((action) => rules[subject][action]))

export const listRoles = handle(contract.listRoles, schemas.listRoles, () =>
  reply(200, { roles: roles.all().map(toRole) }),
)

export const createRole = handle(contract.createRole, schemas.createRole, ({ body }) => {
  if (isNameTaken(body, roles.all())) return nameTaken
  const role = roles.insert({ ...body, userRole: null })
  unassignRole(role.id)
  return reply(201, toRole(role))
})

export const updateRole = handle(contract.updateRole, schemas.updateRole, ({ params, body, permit }) => {
  const role = roles.get(idOf(params.id))
  if (!role) return notFound
  permit(role)
  if (isNameTaken({ ...role, ...body }, roles.all())) return nameTaken
  if (role.userRole === 'admin' && body.rules && !keepsItself(body.rules)) return lockedOut
  return reply(200, toRole(roles.update(role.id, body)!))
})

export const deleteRole = handle(contract.deleteRole, schemas.deleteRole, ({ params, permit }) => {
  const role = roles.get(idOf(params.id))
  if (!role) return notFound
  permit(role)
  if (membersOf(role).length > 0) return reply(409, { message: 'This role still has members' })
  roles.remove(role.id)
  return noContent
})

export const restoreRoles = handle(contract.restoreRoles, schemas.restoreRoles, ({ body }) => {
  const removed = roles.removedRows(body.ids)
  if (!removed) return notFound
  if (!haveNamesOfTheirOwn([...roles.all(), ...removed]))
    return reply(409, { message: 'Another role has this name now' })
  return reply(200, { roles: roles.restore(removed).map(toRole) })
})
