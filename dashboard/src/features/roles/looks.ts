import {
  IconChartPie,
  IconCrown,
  IconDeviceLaptop,
  IconPencil,
  IconShieldLock,
  IconUser,
} from '@data1522/design-system/icons'
import type { Role } from '@data1522/mocks/contract/roles'
import type { UserRole } from '@data1522/mocks/contract/users'

/** The picture and colour of each role that users can have. */
export const userRoleLooks = {
  admin: { icon: IconCrown, tone: 'danger' },
  author: { icon: IconDeviceLaptop, tone: 'warning' },
  editor: { icon: IconPencil, tone: 'primary' },
  maintainer: { icon: IconChartPie, tone: 'success' },
  subscriber: { icon: IconUser, tone: 'info' },
} as const satisfies Record<UserRole, unknown>

/** The picture and colour of a role. */
export const lookOf = ({ userRole }: Pick<Role, 'userRole'>) =>
  userRole ? userRoleLooks[userRole] : ({ icon: IconShieldLock, tone: 'neutral' } as const)
