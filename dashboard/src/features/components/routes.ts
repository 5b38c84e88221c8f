import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const componentsRoutes = defineRoutes(
  { branch: 'components' },
  {
    '/components/alert': { title: 'alert' },
    '/components/avatar': { title: 'avatar' },
    '/components/badge': { title: 'badge' },
    '/components/button': {
      title: 'button',
      screen: lazyScreen(() => import('./button/ButtonPage.tsx'), 'ButtonPage', ['buttonDemos', 'showcase']),
    },
    '/components/chip': { title: 'chip' },
    '/components/dialog': { title: 'dialog' },
    '/components/expansion-panel': { title: 'expansionPanel' },
    '/components/list': { title: 'list' },
    '/components/menu': { title: 'menu' },
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
    '/pages/dialog-examples': { title: 'dialogExamples', branch: 'dialogs' },
  },
)
