import {
  IconChartPie,
  IconCrown,
  IconDeviceLaptop,
  IconPencil,
  IconUser,
} from '@data1522/design-system/icons'
import type { UserRole, UserStatus } from '@data1522/mocks/contract/users'

/** The picture and colour of each role. */
export const roleMeta = {
  admin: { icon: IconCrown, tone: 'danger' },
  author: { icon: IconDeviceLaptop, tone: 'warning' },
  editor: { icon: IconPencil, tone: 'primary' },
  maintainer: { icon: IconChartPie, tone: 'success' },
  subscriber: { icon: IconUser, tone: 'info' },
} as const satisfies Record<UserRole, unknown>

/** The colour of each status. */
export const statusTones = {
  Active: 'success',
  Pending: 'warning',
  Inactive: 'danger',
} as const satisfies Record<UserStatus, string>
