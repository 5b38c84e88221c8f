import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const usersRoutes = defineRoutes(
  { branch: 'users' },
  {
    '/apps/user/list': {
      title: 'users',
      goKey: 'u',
      screen: lazyScreen(
        () => import('./list/UserList.tsx'),
        'UserList',
        async (search) => (await import('./list/UserList.tsx')).prefetchUserList(search),
      ),
    },
    '/apps/user/view/:id': {
      title: 'user',
      parent: '/apps/user/list',
      screen: lazyScreen(() => import('./view/UserView.tsx'), 'UserView'),
    },
  },
)
