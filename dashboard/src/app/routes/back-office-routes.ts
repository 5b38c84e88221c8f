import { dashboardsRoutes } from '../../features/dashboards/routes.ts'
import { productsRoutes } from '../../features/products/routes.ts'
import { customersRoutes } from '../../features/customers/routes.ts'
import { reviewsRoutes } from '../../features/reviews/routes.ts'
import { ordersRoutes } from '../../features/orders/routes.ts'
import { referralsRoutes } from '../../features/referrals/routes.ts'
import { storeSettingsRoutes } from '../../features/store-settings/routes.ts'
import { academyRoutes } from '../../features/academy/routes.ts'
import { logisticsRoutes } from '../../features/logistics/routes.ts'
import { emailRoutes } from '../../features/email/routes.ts'
import { chatRoutes } from '../../features/chat/routes.ts'
import { calendarRoutes } from '../../features/calendar/routes.ts'
import { kanbanRoutes } from '../../features/kanban/routes.ts'
import { invoicesRoutes } from '../../features/invoices/routes.ts'
import { usersRoutes } from '../../features/users/routes.ts'
import { rolesRoutes } from '../../features/roles/routes.ts'
import { permissionsRoutes } from '../../features/permissions/routes.ts'
import { profileRoutes } from '../../features/profile/routes.ts'
import { accountSettingsRoutes } from '../../features/account-settings/routes.ts'
import { publicSiteBackOfficeRoutes } from '../../features/public-site/back-office/routes.ts'
import { helpRoutes } from '../../features/help/routes.ts'
import { wizardsRoutes } from '../../features/wizards/routes.ts'
import { dialogExamplesRoutes } from '../../features/dialog-examples/routes.ts'
import { foundationsRoutes } from '../../features/foundations/routes.ts'
import { cardsRoutes } from '../../features/cards/routes.ts'
import { componentsRoutes } from '../../features/components/routes.ts'
import { extensionsRoutes } from '../../features/extensions/routes.ts'
import { formsRoutes } from '../../features/forms/routes.ts'
import { tablesRoutes } from '../../features/tables/routes.ts'
import { chartsRoutes } from '../../features/charts/routes.ts'
import { accessControlRoutes } from '../../features/access-control/routes.ts'

/** The addresses of the back office, in the order of its navigation; they load with its frame. */
export const backOfficeRoutes = {
  ...dashboardsRoutes,
  ...productsRoutes,
  ...customersRoutes,
  ...reviewsRoutes,
  ...ordersRoutes,
  ...referralsRoutes,
  ...storeSettingsRoutes,
  ...academyRoutes,
  ...logisticsRoutes,
  ...emailRoutes,
  ...chatRoutes,
  ...calendarRoutes,
  ...kanbanRoutes,
  ...invoicesRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...permissionsRoutes,
  ...profileRoutes,
  ...accountSettingsRoutes,
  ...publicSiteBackOfficeRoutes,
  ...helpRoutes,
  ...wizardsRoutes,
  ...dialogExamplesRoutes,
  ...foundationsRoutes,
  ...cardsRoutes,
  ...componentsRoutes,
  ...extensionsRoutes,
  ...formsRoutes,
  ...tablesRoutes,
  ...chartsRoutes,
  ...accessControlRoutes,
}
