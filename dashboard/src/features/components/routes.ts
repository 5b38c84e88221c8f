import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const componentsRoutes = defineRoutes(
  { branch: 'components' },
  {
    '/components/alert': {
      title: 'alert',
      screen: lazyScreen(() => import('./alert/AlertPage.tsx'), 'AlertPage', ['alertDemos', 'showcase']),
    },
    '/components/avatar': {
      title: 'avatar',
      screen: lazyScreen(() => import('./avatar/AvatarPage.tsx'), 'AvatarPage', ['avatarDemos', 'showcase']),
    },
    '/components/badge': {
      title: 'badge',
      screen: lazyScreen(() => import('./badge/BadgePage.tsx'), 'BadgePage', ['badgeDemos', 'showcase']),
    },
    '/components/button': {
      title: 'button',
      screen: lazyScreen(() => import('./button/ButtonPage.tsx'), 'ButtonPage', ['buttonDemos', 'showcase']),
    },
    '/components/chip': {
      title: 'chip',
      screen: lazyScreen(() => import('./chip/ChipPage.tsx'), 'ChipPage', ['chipDemos', 'showcase']),
    },
    '/components/dialog': {
      title: 'dialog',
      screen: lazyScreen(() => import('./dialog/DialogPage.tsx'), 'DialogPage', ['dialogDemos', 'showcase']),
    },
    '/components/expansion-panel': {
      title: 'expansionPanel',
      screen: lazyScreen(() => import('./expansion-panel/ExpansionPanelPage.tsx'), 'ExpansionPanelPage', [
        'expansionDemos',
        'showcase',
      ]),
    },
    '/components/list': {
      title: 'list',
      screen: lazyScreen(() => import('./list/ListPage.tsx'), 'ListPage', ['listDemos', 'showcase']),
    },
    '/components/menu': {
      title: 'menu',
      screen: lazyScreen(() => import('./menu/MenuPage.tsx'), 'MenuPage', ['menuDemos', 'showcase']),
    },
    '/components/pagination': {
      title: 'pagination',
      screen: lazyScreen(() => import('./pagination/PaginationPage.tsx'), 'PaginationPage', [
        'paginationDemos',
        'showcase',
      ]),
    },
    '/components/progress-circular': {
      title: 'progressCircular',
      screen: lazyScreen(
        () => import('./progress-circular/ProgressCircularPage.tsx'),
        'ProgressCircularPage',
        ['progressCircularDemos', 'showcase'],
      ),
    },
    '/components/progress-linear': {
      title: 'progressLinear',
      screen: lazyScreen(() => import('./progress-linear/ProgressLinearPage.tsx'), 'ProgressLinearPage', [
        'progressLinearDemos',
        'showcase',
      ]),
    },
    '/components/snackbar': {
      title: 'snackbar',
      screen: lazyScreen(() => import('./snackbar/SnackbarPage.tsx'), 'SnackbarPage', [
        'snackbarDemos',
        'showcase',
      ]),
    },
    '/components/tabs': {
      title: 'tabs',
      screen: lazyScreen(() => import('./tabs/TabsPage.tsx'), 'TabsPage', ['tabsDemos', 'showcase']),
    },
    '/components/timeline': {
      title: 'timeline',
      screen: lazyScreen(() => import('./timeline/TimelinePage.tsx'), 'TimelinePage', [
        'timelineDemos',
        'showcase',
      ]),
    },
    '/components/tooltip': {
      title: 'tooltip',
      screen: lazyScreen(() => import('./tooltip/TooltipPage.tsx'), 'TooltipPage', [
        'tooltipDemos',
        'showcase',
      ]),
    },
  },
)
