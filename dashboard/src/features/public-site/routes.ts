import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'
import { publicPageGroups } from '../../shared/public-page/message-groups.ts'

const landing = lazyScreen(() => import('./Landing.tsx'), 'Landing', [
  'landing',
  'landingShow',
  ...publicPageGroups,
])

export const publicSiteRoutes = defineRoutes(
  { branch: 'publicSite' },
  {
    '/data1522': {
      title: 'landing',
      layout: 'blank',
      access: 'public',
      screen: landing,
    },
    '/data1522/checkout': {
      title: 'checkout',
      layout: 'blank',
      access: 'public',
    },
    '/data1522/nosotros': {
      title: 'aboutUs',
      layout: 'blank',
      access: 'public',
      screen: lazyScreen(
        () => import('./about/About.tsx'),
        'About',
        ['about', 'jobs', 'titles', ...publicPageGroups],
        async () => (await import('../../entities/job/prefetch-jobs.ts')).prefetchJobs(),
      ),
    },
    '/data1522/payment': {
      title: 'payment',
      layout: 'blank',
      access: 'public',
    },
    '/data1522/pricing': {
      title: 'pricing',
      layout: 'blank',
      access: 'public',
    },
    '/data1522/help-center': { title: 'helpCenter', layout: 'blank' },
    '/data1522/help-center/article/:title': {
      title: 'helpArticle',
      layout: 'blank',
      parent: '/data1522/help-center',
    },
    '/front-pages/checkout': { title: 'checkout', layout: 'blank', branch: 'frontPages' },
    '/front-pages/help-center': { title: 'helpCenter', layout: 'blank', branch: 'frontPages' },
    '/front-pages/landing-page': { title: 'landing', layout: 'blank', branch: 'frontPages', screen: landing },
    '/front-pages/payment': { title: 'payment', layout: 'blank', branch: 'frontPages' },
    '/front-pages/pricing': { title: 'pricing', layout: 'blank', branch: 'frontPages' },
    '/front-pages/help-center/article/:title': {
      title: 'helpArticle',
      layout: 'blank',
      parent: '/front-pages/help-center',
    },
    '/data1522/payments': {
      title: 'payment',
      access: 'public',
      label: 'shell.nav.framedPayment',
    },
    '/data1522/prircing': {
      title: 'pricing',
      access: 'public',
      label: 'shell.nav.framedPricing',
    },
  },
)
