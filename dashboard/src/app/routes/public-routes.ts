import { publicSiteRoutes } from '../../features/public-site/routes.ts'
import { authRoutes } from '../../features/auth/routes.ts'
import { statusPagesRoutes } from '../../features/status-pages/routes.ts'
import { checkoutRoutes } from '../../features/wizards/checkout/routes.ts'
import { errorsRoutes } from '../errors/routes.ts'

/** The addresses outside of the back office, which are known from the start. */
export const publicRoutes = {
  ...publicSiteRoutes,
  ...checkoutRoutes,
  ...authRoutes,
  ...statusPagesRoutes,
  ...errorsRoutes,
}
