import { IconShieldLock } from '@data1522/design-system/icons'
import type { Role } from '@data1522/mocks/contract/roles'
import { roleMeta } from '../../entities/user/status-meta.ts'

/** The picture and colour of a role. */
export const roleMetaOf = ({ userRole }: Pick<Role, 'userRole'>) =>
  userRole ? roleMeta[userRole] : ({ icon: IconShieldLock, tone: 'neutral' } as const)
