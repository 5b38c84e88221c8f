import { IconFileDescription, IconShieldLock } from '@data1522/design-system/icons'
import type { MessageId } from '../../core/i18n/intl.ts'
import { type Entry, type Place, under } from './place.ts'

/** Screens of one title, told apart by the ends of their addresses. */
const tabs = (prefix: string) =>
  under(prefix).map((path) => ({
    path,
    label: `office.nav.tab.${path.slice(prefix.length)}` as MessageId,
  }))

const signing = (name: string, label: MessageId, places: readonly Entry[] = []): Place => ({
  label,
  places: [
    ...places,
    ...[1, 2].map((version) => ({ path: `/pages/authentication/${name}-v${version}`, label, version })),
  ],
})

/** The person's own pages, those for what goes wrong, and all that lead in. */
export const pagePlaces: readonly Place[] = [
  {
    label: 'office.nav.pages',
    icon: IconFileDescription,
    places: [
      { label: 'titles.profile', places: tabs('/pages/user-profile/') },
      { label: 'titles.accountSettings', places: tabs('/pages/account-settings/') },
      '/pages/pricing',
      '/pages/faq',
      { label: 'office.nav.misc', places: under('/pages/misc/') },
    ],
  },
  {
    label: 'office.nav.authentication',
    icon: IconShieldLock,
    places: [
      signing('login', 'titles.signIn', ['/login']),
      signing('register', 'titles.createAccount', [
        '/register',
        { path: '/pages/authentication/register-multi-steps', label: 'office.nav.multiSteps' },
      ]),
      signing('forgot-password', 'titles.forgotPassword', ['/forgot-password']),
      signing('reset-password', 'titles.resetPassword'),
      signing('two-steps', 'titles.twoStepVerification'),
      signing('verify-email', 'titles.verifyEmail'),
    ],
  },
]
