import type { backOfficeRoutes } from './back-office-routes.ts'
import type { publicRoutes } from './public-routes.ts'

type Manifest = typeof publicRoutes & typeof backOfficeRoutes

type Parameter<P extends string> = P extends `${infer Start}/${infer Rest}`
  ? Parameter<Start> | Parameter<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never

// What `href` of react-router takes: a path that no feature has does not compile.
declare module 'react-router' {
  interface Register {
    pages: { [P in keyof Manifest]: { params: Record<Parameter<P>, string> } }
  }
}
