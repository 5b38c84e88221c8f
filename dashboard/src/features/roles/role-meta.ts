import { IconShieldLock } from '@data1522/design-system/icons'
import type { Role } from '@data1522/mocks/contract/roles'
import { roleLooks } from '../../entities/user/status-meta.ts'

/** The picture and colour of a role. */
export const lookOf = ({ userRole }: Pick<Role, 'userRole'>) =>
  userRole ? roleLooks[userRole] : ({ icon: IconShieldLock, tone: 'neutral' } as const)
