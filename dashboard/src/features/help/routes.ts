import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const center = lazyScreen(() => import('./center/HelpCenter.tsx'), 'HelpCenter')

const article = lazyScreen(() => import('./center/article/HelpArticle.tsx'), 'HelpArticle')

export const helpRoutes = defineRoutes(
  { branch: 'help' },
  {
    '/pages/faq': {
      title: 'faq',
      screen: lazyScreen(() => import('./faq/Faq.tsx'), 'Faq'),
    },
    '/data1522/help-center': {
      title: 'helpCenter',
      layout: 'blank',
      branch: 'publicSite',
      screen: center,
    },
    '/data1522/help-center/article/:title': {
      title: 'helpArticle',
      layout: 'blank',
      branch: 'publicSite',
      parent: '/data1522/help-center',
      screen: article,
    },
    '/front-pages/help-center': {
      title: 'helpCenter',
      layout: 'blank',
      branch: 'frontPages',
      screen: center,
    },
    '/front-pages/help-center/article/:title': {
      title: 'helpArticle',
      layout: 'blank',
      branch: 'frontPages',
      parent: '/front-pages/help-center',
      screen: article,
    },
  },
)
