import { academyExamples } from './academy.ts'
import { accountSettingsExamples } from './account-settings.ts'
import { authExamples } from './auth.ts'
import { calendarExamples } from './calendar.ts'
import { chatExamples } from './chat.ts'
import { customersExamples } from './customers.ts'
import { dashboardsExamples } from './dashboards.ts'
import { emailExamples } from './email.ts'
import type { Example } from './example.ts'
import { invoicesExamples } from './invoices.ts'
import { kanbanExamples } from './kanban.ts'
import { logisticsExamples } from './logistics.ts'
import { notificationsExamples } from './notifications.ts'
import { ordersExamples } from './orders.ts'
import { pagesExamples } from './pages.ts'
import { productsExamples } from './products.ts'
import { rolesExamples } from './roles.ts'
import { storeSettingsExamples } from './store-settings.ts'
import { usersExamples } from './users.ts'

export type { Example, ExampleInput } from './example.ts'

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
