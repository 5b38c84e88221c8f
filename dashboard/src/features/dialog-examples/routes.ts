import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

export const dialogExamplesRoutes = defineRoutes(
  { branch: 'dialogs' },
  {
    '/pages/dialog-examples': {
      title: 'dialogExamples',
      screen: lazyScreen(() => import('./DialogExamples.tsx'), 'DialogExamples'),
    },
  },
)
