import { href } from 'react-router-dom'
import { entryPath } from '../../core/router/access.ts'

/** The pages of the site itself. */
export const sitePages = [
  ['publicPage.home', href('/data1522')],
  ['publicPage.pricing', href('/data1522/pricing')],
  ['publicPage.aboutUs', href('/data1522/nosotros')],
  ['publicPage.checkout', href('/data1522/checkout')],
  ['publicPage.payment', href('/data1522/payment')],
] as const

/** Some of what one finds behind the sign-in. */
export const demoPages = [
  ['publicPage.helpCenter', href('/data1522/help-center')],
  ['publicPage.analytics', href('/dashboards/analytics')],
  ['publicPage.orders', href('/apps/ecommerce/order/list')],
  ['publicPage.invoices', href('/apps/invoice/list')],
  ['publicPage.fleet', href('/apps/logistics/fleet')],
  ['publicPage.chat', href('/apps/chat')],
  ['publicPage.calendar', href('/apps/calendar')],
] as const

/** The ways in besides signing in, for which the header has a place of its own. */
export const accountPages = [
  ['publicPage.createAccount', href('/register')],
  ['publicPage.forgotPassword', href('/forgot-password')],
  ['publicPage.twoSteps', href('/pages/authentication/two-steps-v2')],
] as const

/**
 * The address of a page under which the header knows it: the examples of the back office are the same pages, and hosts
 * of static files end an address with a slash.
 */
export const sitePageOf = (pathname: string) =>
  pathname.replace(/\/$/, '').replace(/^\/front-pages(\/landing-page)?/, entryPath)
