import { accountSettings } from '../account-settings/schema.ts'
import { userData } from '../auth/schema.ts'
import { invoice } from '../invoices/schema.ts'
import { notification } from '../notifications/schema.ts'
import { profileConnection, profileHeader, profileTeam } from '../profile/schema.ts'
import { z } from '../../contract/zod.ts'

/** Keys for the API have but their last characters; passwords, codes and tokens are not in it. */
export const accountExport = z.object({
  person: userData,
  profile: profileHeader,
  settings: accountSettings,
  teams: z.array(profileTeam),
  connections: z.array(profileConnection),
  notifications: z.array(notification),
  billingHistory: z.array(invoice),
})

export const exportAccount = {
  access: 'signed-in' as const,
  beyond: true as const,
  answers: { 200: accountExport },
}
