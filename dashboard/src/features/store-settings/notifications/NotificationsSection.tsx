import { STORE_NOTIFICATIONS, type StoreNotifications } from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { SectionForm } from '../frame/SectionForm.tsx'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { NotificationsCard } from './NotificationsCard.tsx'
import { notificationGroups } from './groups.ts'

const channels = z.object({ email: z.boolean(), app: z.boolean() })
const notificationsSchema = z.object({
  customers: z.record(z.enum(STORE_NOTIFICATIONS.customers), channels),
  orders: z.record(z.enum(STORE_NOTIFICATIONS.orders), channels),
  shipping: z.record(z.enum(STORE_NOTIFICATIONS.shipping), channels),
})
const same = (notifications: StoreNotifications) => notifications

/** What the store tells about, by which channel. */
export function NotificationsSection(props: SectionProps) {
  const form = useSection<'notifications', StoreNotifications>({
    ...props,
    name: 'notifications',
    schema: notificationsSchema,
    read: same,
    write: same,
  })
  return (
    <SectionForm form={form} name="notifications">
      {notificationGroups.map((group) => (
        <NotificationsCard key={group} form={form} group={group} />
      ))}
    </SectionForm>
  )
}
