import {
  IconBuilding,
  IconCalendar,
  IconChartAreaLine,
  IconCreditCard,
  IconFileText,
  IconHeadset,
  IconHome,
  IconKey,
  IconListDetails,
  IconMessage,
  IconShieldLock,
  IconShoppingCart,
  IconTag,
  IconTruck,
  IconUserPlus,
} from '@data1522/design-system/icons'
import { href } from 'react-router-dom'
import { entryPath } from '../../core/router/access.ts'

/** The sections of the landing page that the header leads to, by what they are called there. */
export const sectionIds = { features: 'features', team: 'team', faq: 'faq', contact: 'contact' } as const

/** The pages of the site itself. */
export const sitePages = [
  ['publicPage.home', href('/data1522'), IconHome],
  ['publicPage.pricing', href('/data1522/pricing'), IconTag],
  ['publicPage.aboutUs', href('/data1522/nosotros'), IconBuilding],
  ['publicPage.helpCenter', href('/data1522/help-center'), IconHeadset],
  ['publicPage.checkout', href('/data1522/checkout'), IconShoppingCart],
  ['publicPage.payment', href('/data1522/payment'), IconCreditCard],
] as const

/** Some of what one finds behind the sign-in. */
export const demoPages = [
  ['publicPage.analytics', href('/dashboards/analytics'), IconChartAreaLine],
  ['publicPage.orders', href('/apps/ecommerce/order/list'), IconListDetails],
  ['publicPage.invoices', href('/apps/invoice/list'), IconFileText],
  ['publicPage.fleet', href('/apps/logistics/fleet'), IconTruck],
  ['publicPage.chat', href('/apps/chat'), IconMessage],
  ['publicPage.calendar', href('/apps/calendar'), IconCalendar],
] as const

/** The ways in besides signing in, for which the header has a place of its own. */
export const accountPages = [
  ['publicPage.createAccount', href('/register'), IconUserPlus],
  ['publicPage.forgotPassword', href('/forgot-password'), IconKey],
  ['publicPage.twoSteps', href('/pages/authentication/two-steps-v2'), IconShieldLock],
] as const

/** The address of a page under which the header knows it: the examples of the back office are the same pages. */
export const sitePageOf = (pathname: string) => pathname.replace(/^\/front-pages(\/landing-page)?/, entryPath)
