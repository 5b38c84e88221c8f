import { academyExamples } from './courses/examples.ts'
import { accountSettingsExamples } from './account-settings/examples.ts'
import { authExamples } from './auth/examples.ts'
import { calendarExamples } from './calendar/examples.ts'
import { chatExamples } from './chat/examples.ts'
import { customersExamples } from './customers/examples.ts'
import { dashboardsExamples } from './dashboards/examples.ts'
import { emailExamples } from './email/examples.ts'
import type { Example } from '../contract/example.ts'
import { invoicesExamples } from './invoices/examples.ts'
import { kanbanExamples } from './kanban/examples.ts'
import { logisticsExamples } from './logistics/examples.ts'
import { notificationsExamples } from './notifications/examples.ts'
import { ordersExamples } from './orders/examples.ts'
import { pagesExamples } from './profile/examples.ts'
import { productsExamples } from './products/examples.ts'
import { rolesExamples } from './roles/examples.ts'
import { storeSettingsExamples } from './store-settings/examples.ts'
import { usersExamples } from './users/examples.ts'

export type { Example, ExampleInput } from '../contract/example.ts'

/** An example of every call, by its name; each succeeds. */
export const examples: Readonly<Record<string, Example>> = {
  ...academyExamples,
  ...accountSettingsExamples,
  ...authExamples,
  ...calendarExamples,
  ...chatExamples,
  ...customersExamples,
  ...dashboardsExamples,
  ...emailExamples,
  ...invoicesExamples,
  ...kanbanExamples,
  ...logisticsExamples,
  ...notificationsExamples,
  ...ordersExamples,
  ...pagesExamples,
  ...productsExamples,
  ...rolesExamples,
  ...storeSettingsExamples,
  ...usersExamples,
}
