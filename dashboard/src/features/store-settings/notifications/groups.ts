import type { StoreNotifications } from '@data1522/mocks/contract/store-settings'

export type NotificationGroup = keyof StoreNotifications

export const notificationGroups = [
  'customers',
  'orders',
  'shipping',
] as const satisfies readonly NotificationGroup[]

export const channelNames = ['email', 'app'] as const

export type ChannelName = (typeof channelNames)[number]
