import type { MessageId } from '../i18n/intl.ts'
import type { Access } from './access.ts'

/** `blank` has no navigation; `default` has it; `fixed` has it and fills the window's height. */
export type LayoutName = 'blank' | 'default' | 'fixed'

type TitleName = Extract<MessageId, `titles.${string}`> extends `titles.${infer Name}` ? Name : never

/** An address of the product. */
export interface RouteData {
  readonly path: string
  readonly layout: LayoutName
  readonly access: Access
  /** What the address shows, as the last words of its title's id. */
  readonly title: TitleName
}

const all = (layout: LayoutName, access: Access, paths: Record<string, TitleName>): RouteData[] =>
  Object.entries(paths).map(([path, title]) => ({ path, layout, access, title }))

/** What stands at every address that is none of ours. */
export const catchAll: RouteData = { path: '*', layout: 'blank', access: 'public', title: 'pageNotFound' }

/** Addresses that lead on to another; their query is kept. */
export const redirects: Record<string, string> = {
  '/': '/data1522',
  '/pages/user-profile': '/pages/user-profile/profile',
  '/pages/account-settings': '/pages/account-settings/account',
}

/** Every address of the product. */
export const routes: readonly RouteData[] = [
  ...all('blank', 'public', {
    '/data1522': 'landing',
    '/data1522/checkout': 'checkout',
    '/data1522/nosotros': 'aboutUs',
    '/data1522/payment': 'payment',
    '/data1522/pricing': 'pricing',
    '/not-authorized': 'notAuthorized',
    '/pages/misc/not-authorized': 'notAuthorized',
    '/pages/misc/not-found/*': 'pageNotFound',
    '/pages/authentication/reset-password-v1': 'resetPassword',
    '/pages/authentication/two-steps-v1': 'twoStepVerification',
    '/pages/authentication/verify-email-v1': 'verifyEmail',
    '/pages/authentication/reset-password-v2': 'resetPassword',
    '/pages/authentication/two-steps-v2': 'twoStepVerification',
    '/pages/authentication/verify-email-v2': 'verifyEmail',
    '/pages/authentication/register-multi-steps': 'createAccount',
    '/pages/misc/coming-soon': 'comingSoon',
    '/pages/misc/page-not-found': 'pageNotFound',
    '/pages/misc/internal-server-error': 'serverError',
  }),
  ...all('blank', 'signed-in', {
    '/data1522/help-center': 'helpCenter',
    '/data1522/help-center/article/:title': 'helpArticle',
    '/front-pages/checkout': 'checkout',
    '/front-pages/help-center': 'helpCenter',
    '/front-pages/landing-page': 'landing',
    '/front-pages/payment': 'payment',
    '/front-pages/pricing': 'pricing',
    '/front-pages/help-center/article/:title': 'helpArticle',
    '/pages/misc/under-maintenance': 'underMaintenance',
  }),
  ...all('default', 'public', {
    '/data1522/payments': 'payment',
    '/data1522/prircing': 'pricing',
  }),
  ...all('blank', 'guest', {
    '/login': 'signIn',
    '/register': 'createAccount',
    '/forgot-password': 'forgotPassword',
    '/pages/authentication/login-v1': 'signIn',
    '/pages/authentication/register-v1': 'createAccount',
    '/pages/authentication/forgot-password-v1': 'forgotPassword',
    '/pages/authentication/login-v2': 'signIn',
    '/pages/authentication/register-v2': 'createAccount',
    '/pages/authentication/forgot-password-v2': 'forgotPassword',
  }),
  ...all('default', 'signed-in', {
    '/dashboards/analytics': 'analyticsDashboard',
    '/dashboards/crm': 'crmDashboard',
    '/dashboards/ecommerce': 'ecommerceDashboard',
    '/apps/academy/dashboard': 'academyDashboard',
    '/dashboards/academy': 'academyDashboard',
    '/apps/academy/my-course': 'myCourses',
    '/apps/academy/course-details': 'courseDetails',
    '/apps/logistics/dashboard': 'logisticsDashboard',
    '/dashboards/logistics': 'logisticsDashboard',
    '/apps/calendar': 'calendar',
    '/apps/kanban': 'kanban',
    '/apps/ecommerce/customer/list': 'customers',
    '/apps/ecommerce/customer/details/:id': 'customerDetails',
    '/apps/ecommerce/manage-review': 'manageReviews',
    '/apps/ecommerce/order/list': 'orders',
    '/apps/ecommerce/order/details/:id': 'orderDetails',
    '/apps/ecommerce/product/list': 'products',
    '/apps/ecommerce/product/add': 'addProduct',
    '/apps/ecommerce/product/category-list': 'categories',
    '/apps/ecommerce/referrals': 'referrals',
    '/apps/ecommerce/settings': 'storeSettings',
    '/apps/invoice/list': 'invoices',
    '/apps/invoice/add': 'newInvoice',
    '/apps/invoice/edit/:id': 'editInvoice',
    '/apps/invoice/preview/:id': 'invoice',
    '/apps/user/list': 'users',
    '/apps/user/view/:id': 'user',
    '/apps/roles': 'roles',
    '/apps/permissions': 'permissions',
    '/pages/account-settings/account': 'accountSettings',
    '/pages/account-settings/security': 'accountSettings',
    '/pages/account-settings/billing-plans': 'accountSettings',
    '/pages/account-settings/notification': 'accountSettings',
    '/pages/account-settings/connection': 'accountSettings',
    '/pages/user-profile/profile': 'profile',
    '/pages/user-profile/teams': 'profile',
    '/pages/user-profile/projects': 'profile',
    '/pages/user-profile/connections': 'profile',
    '/pages/cards/card-basic': 'basicCards',
    '/pages/cards/card-advance': 'advancedCards',
    '/pages/cards/card-statistics': 'statisticsCards',
    '/pages/cards/card-widgets': 'widgetCards',
    '/pages/cards/card-actions': 'cardActions',
    '/pages/dialog-examples': 'dialogExamples',
    '/pages/faq': 'faq',
    '/pages/icons': 'icons',
    '/pages/pricing': 'pricing',
    '/pages/typography': 'typography',
    '/charts/apex-chart': 'lineCharts',
    '/charts/chartjs': 'classicCharts',
    '/components/alert': 'alert',
    '/components/avatar': 'avatar',
    '/components/badge': 'badge',
    '/components/button': 'button',
    '/components/chip': 'chip',
    '/components/dialog': 'dialog',
    '/components/expansion-panel': 'expansionPanel',
    '/components/list': 'list',
    '/components/menu': 'menu',
    '/components/pagination': 'pagination',
    '/components/progress-circular': 'progressCircular',
    '/components/progress-linear': 'progressLinear',
    '/components/snackbar': 'snackbar',
    '/components/tabs': 'tabs',
    '/components/timeline': 'timeline',
    '/components/tooltip': 'tooltip',
    '/extensions/swiper': 'swiper',
    '/extensions/tour': 'tour',
    '/forms/autocomplete': 'autocomplete',
    '/forms/checkbox': 'checkbox',
    '/forms/combobox': 'combobox',
    '/forms/custom-input': 'customInput',
    '/forms/date-time-picker': 'dateTimePicker',
    '/forms/editors': 'editors',
    '/forms/file-input': 'fileInput',
    '/forms/otp-input': 'otpInput',
    '/forms/radio': 'radio',
    '/forms/range-slider': 'rangeSlider',
    '/forms/rating': 'rating',
    '/forms/select': 'select',
    '/forms/slider': 'slider',
    '/forms/switch': 'switch',
    '/forms/textarea': 'textarea',
    '/forms/textfield': 'textfield',
    '/forms/form-layouts': 'formLayouts',
    '/forms/form-validation': 'formValidation',
    '/forms/form-wizard-icons': 'formWizardIcons',
    '/forms/form-wizard-numbered': 'formWizardNumbered',
    '/tables/data-table': 'dataTable',
    '/tables/simple-table': 'simpleTable',
    '/wizard-examples/checkout': 'checkout',
    '/wizard-examples/create-deal': 'createDeal',
    '/wizard-examples/property-listing': 'propertyListing',
  }),
  ...all('fixed', 'signed-in', {
    '/apps/logistics/fleet': 'fleet',
    '/apps/chat': 'chat',
    '/apps/email': 'email',
    '/apps/email/filter/:filter': 'email',
    '/apps/email/label/:label': 'email',
  }),
  ...all(
    'default',
    { action: 'read', subject: 'AclDemo' },
    {
      '/access-control': 'accessControl',
    },
  ),
]
