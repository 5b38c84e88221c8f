import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const landing = lazyScreen(() => import('./Landing.tsx'), 'Landing')
const pricing = lazyScreen(() => import('./pricing/Pricing.tsx'), 'Pricing')
const quote = async (search: string) => (await import('./payment/prefetch-quote.ts')).prefetchQuote(search)
const payment = lazyScreen(() => import('./payment/Payment.tsx'), 'Payment', quote)

export const publicSiteRoutes = defineRoutes(
  { branch: 'publicSite' },
  {
    '/data1522': {
      title: 'landing',
      layout: 'blank',
      access: 'public',
      screen: landing,
    },
    '/data1522/nosotros': {
      title: 'aboutUs',
      layout: 'blank',
      access: 'public',
      screen: lazyScreen(
        () => import('./about/About.tsx'),
        'About',
        async () => (await import('../../entities/job/prefetch-jobs.ts')).prefetchJobs(),
      ),
    },
    '/data1522/payment': {
      title: 'payment',
      layout: 'blank',
      access: 'public',
      screen: payment,
    },
    '/data1522/pricing': {
      title: 'pricing',
      layout: 'blank',
      access: 'public',
      screen: pricing,
    },
    '/front-pages/landing-page': { title: 'landing', layout: 'blank', branch: 'frontPages', screen: landing },
    '/front-pages/payment': { title: 'payment', layout: 'blank', branch: 'frontPages', screen: payment },
    '/front-pages/pricing': { title: 'pricing', layout: 'blank', branch: 'frontPages', screen: pricing },
    '/data1522/payments': {
      title: 'payment',
      access: 'public',
      label: 'shell.nav.framedPayment',
      screen: lazyScreen(() => import('./payment/FramedPayment.tsx'), 'FramedPayment', quote),
    },
    '/data1522/prircing': {
      title: 'pricing',
      access: 'public',
      label: 'shell.nav.framedPricing',
      screen: lazyScreen(() => import('./pricing/FramedPricing.tsx'), 'FramedPricing'),
    },
  },
)
