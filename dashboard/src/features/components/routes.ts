import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const componentsRoutes = defineRoutes(
  { branch: 'components' },
  {
    '/components/alert': {
      title: 'alert',
      screen: lazyScreen(() => import('./alert/AlertPage.tsx'), 'AlertPage'),
    },
    '/components/avatar': {
      title: 'avatar',
      screen: lazyScreen(() => import('./avatar/AvatarPage.tsx'), 'AvatarPage'),
    },
    '/components/badge': {
      title: 'badge',
      screen: lazyScreen(() => import('./badge/BadgePage.tsx'), 'BadgePage'),
    },
    '/components/button': {
      title: 'button',
      screen: lazyScreen(() => import('./button/ButtonPage.tsx'), 'ButtonPage'),
    },
    '/components/chip': {
      title: 'chip',
      screen: lazyScreen(() => import('./chip/ChipPage.tsx'), 'ChipPage'),
    },
    '/components/dialog': {
      title: 'dialog',
      screen: lazyScreen(() => import('./dialog/DialogPage.tsx'), 'DialogPage'),
    },
    '/components/expansion-panel': {
      title: 'expansionPanel',
      screen: lazyScreen(() => import('./expansion-panel/ExpansionPanelPage.tsx'), 'ExpansionPanelPage'),
    },
    '/components/list': {
      title: 'list',
      screen: lazyScreen(() => import('./list/ListPage.tsx'), 'ListPage'),
    },
    '/components/menu': {
      title: 'menu',
      screen: lazyScreen(() => import('./menu/MenuPage.tsx'), 'MenuPage'),
    },
    '/components/pagination': {
      title: 'pagination',
      screen: lazyScreen(() => import('./pagination/PaginationPage.tsx'), 'PaginationPage'),
    },
    '/components/progress-circular': {
      title: 'progressCircular',
      screen: lazyScreen(
        () => import('./progress-circular/ProgressCircularPage.tsx'),
        'ProgressCircularPage',
      ),
    },
    '/components/progress-linear': {
      title: 'progressLinear',
      screen: lazyScreen(() => import('./progress-linear/ProgressLinearPage.tsx'), 'ProgressLinearPage'),
    },
    '/components/snackbar': {
      title: 'snackbar',
      screen: lazyScreen(() => import('./snackbar/SnackbarPage.tsx'), 'SnackbarPage'),
    },
    '/components/tabs': {
      title: 'tabs',
      screen: lazyScreen(() => import('./tabs/TabsPage.tsx'), 'TabsPage'),
    },
    '/components/timeline': {
      title: 'timeline',
      screen: lazyScreen(() => import('./timeline/TimelinePage.tsx'), 'TimelinePage'),
    },
    '/components/tooltip': {
      title: 'tooltip',
      screen: lazyScreen(() => import('./tooltip/TooltipPage.tsx'), 'TooltipPage'),
    },
  },
)
