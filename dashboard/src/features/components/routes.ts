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
    '/components/pagination': { title: 'pagination' },
    '/components/progress-circular': { title: 'progressCircular' },
    '/components/progress-linear': { title: 'progressLinear' },
    '/components/snackbar': { title: 'snackbar' },
    '/components/tabs': { title: 'tabs' },
    '/components/timeline': { title: 'timeline' },
    '/components/tooltip': { title: 'tooltip' },
    '/pages/dialog-examples': { title: 'dialogExamples', branch: 'dialogs' },
  },
)
