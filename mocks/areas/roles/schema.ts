import { may } from '../../contract/access.ts'
import {
  count,
  failure,
  id,
  invalidInput,
  nothing,
  picture,
  requiredLine,
  someIds,
} from '../../contract/common.schema.ts'
import { ROLE_ACTIONS, ROLE_SUBJECTS, SHOWN_MEMBERS } from './contract.ts'
import { USER_ROLES } from '../users/contract.ts'
import { z } from '../../contract/zod.ts'

export const roleRules = z.record(z.enum(ROLE_SUBJECTS), z.record(z.enum(ROLE_ACTIONS), z.boolean()))

export const role = z.object({
  id,
  name: requiredLine,
  userRole: z.nullable(z.enum(USER_ROLES)),
  rules: roleRules,
  userCount: count,
  members: z
    .array(z.object({ id, fullName: requiredLine, avatar: picture }))
    .check(z.maxLength(SHOWN_MEMBERS)),
})

export const newRole = z.pick(role, { name: true, rules: true })

export const roleEdit = z.partial(newRole)

export const listRoles = {
  access: may('read', 'Role'),
  beyond: true as const,
  answers: { 200: z.object({ roles: z.array(role) }) },
}

export const createRole = {
  access: may('create', 'Role'),
  beyond: true as const,
  body: newRole,
  answers: { 201: role, 400: invalidInput },
}

export const updateRole = {
  access: may('update', 'Role'),
  beyond: true as const,
  body: roleEdit,
  answers: { 200: role, 400: invalidInput, 404: failure, 409: failure },
}

export const deleteRole = {
  access: may('delete', 'Role'),
  beyond: true as const,
  answers: { 204: nothing, 404: failure, 409: failure },
}

export const restoreRoles = {
  access: may('delete', 'Role'),
  beyond: true as const,
  body: someIds,
  answers: {
    200: z.object({ roles: z.array(role) }),
    400: invalidInput,
    404: failure,
    409: failure,
  },
}
