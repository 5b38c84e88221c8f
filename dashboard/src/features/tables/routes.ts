import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const tablesRoutes = defineRoutes(
  { branch: 'tables' },
  {
    '/tables/data-table': {
      title: 'dataTable',
      screen: lazyScreen(() => import('./data-table/DataTables.tsx'), 'DataTables'),
    },
    '/tables/simple-table': {
      title: 'simpleTable',
      screen: lazyScreen(() => import('./simple-table/SimpleTables.tsx'), 'SimpleTables'),
    },
  },
)
