import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** All that is known of a person: who they are, their settings without what keeps them secret, and what is theirs. */
export type AccountExport = z.output<typeof schemas.accountExport>

/** Beyond the specification: all that is known of whoever calls, in one answer. */
export const exportAccount = endpoint<typeof schemas.exportAccount>()({
  method: 'GET',
  path: '/api/pages/account-settings/export',
})
