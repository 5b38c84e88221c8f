import { backOfficeRoutes } from '../../dashboard/src/app/routes/back-office-routes.ts'
import { publicRoutes } from '../../dashboard/src/app/routes/public-routes.ts'
import { registerRoutes, routes } from '../../dashboard/src/core/router/routes.ts'

registerRoutes({ ...publicRoutes, ...backOfficeRoutes })

/** Every route of the product; whoever imports this has them known. */
export const allRoutes = routes()
