import { type LazyScreen, lazyScreen, screenFrom } from '../../core/router/lazy-screen.ts'

/** The frame around the back office's screens. */
export const office = lazyScreen(
  async () => (await import('../../shell/layouts/OfficeLayout.tsx')).OfficeLayout,
  ['office', 'titles'],
)

export const notFound = lazyScreen(
  async () => (await import('../errors/NotFound.tsx')).NotFound,
  ['errors', 'titles'],
)

/** Shown at addresses whose screen is still being made; the last one to come deletes it. */
const beingBuilt = lazyScreen(
  async () => (await import('../errors/BeingBuilt.tsx')).BeingBuilt,
  ['errors', 'titles'],
)

const notAuthorized = lazyScreen(
  async () => (await import('../errors/NotAuthorized.tsx')).NotAuthorized,
  ['errors', 'titles'],
)

const signInVariant = lazyScreen(
  async () => (await import('../../features/auth/SignInVariant.tsx')).SignInVariant,
  ['auth', 'authForms'],
)
const register = lazyScreen(
  async () => (await import('../../features/auth/Register.tsx')).Register,
  ['auth', 'authForms'],
)
const forgotPassword = lazyScreen(
  async () => (await import('../../features/auth/ForgotPassword.tsx')).ForgotPassword,
  ['auth', 'authForms'],
)
const resetPassword = lazyScreen(
  async () => (await import('../../features/auth/ResetPassword.tsx')).ResetPassword,
  ['auth', 'authForms'],
)
const twoSteps = lazyScreen(
  async () => (await import('../../features/auth/TwoSteps.tsx')).TwoSteps,
  ['auth', 'authForms'],
)
const verifyEmail = lazyScreen(
  async () => (await import('../../features/auth/VerifyEmail.tsx')).VerifyEmail,
  ['auth', 'authForms'],
)

/** The screens outside of the back office's frame, by their addresses. */
export const screens: Readonly<Record<string, LazyScreen>> = {
  '/login': lazyScreen(async () => (await import('../../features/auth/SignIn.tsx')).SignIn, ['auth']),
  '/register': register,
  '/forgot-password': forgotPassword,
  '/pages/authentication/login-v1': signInVariant,
  '/pages/authentication/login-v2': signInVariant,
  '/pages/authentication/register-v1': register,
  '/pages/authentication/register-v2': register,
  '/pages/authentication/forgot-password-v1': forgotPassword,
  '/pages/authentication/forgot-password-v2': forgotPassword,
  '/pages/authentication/reset-password-v1': resetPassword,
  '/pages/authentication/reset-password-v2': resetPassword,
  '/pages/authentication/two-steps-v1': twoSteps,
  '/pages/authentication/two-steps-v2': twoSteps,
  '/pages/authentication/verify-email-v1': verifyEmail,
  '/pages/authentication/verify-email-v2': verifyEmail,
  '/pages/authentication/register-multi-steps': lazyScreen(
    async () => (await import('../../features/auth/steps/RegisterSteps.tsx')).RegisterSteps,
    ['auth', 'authForms', 'authSteps'],
  ),
  '/data1522': lazyScreen(
    async () => (await import('../../features/landing/Landing.tsx')).Landing,
    ['landing'],
  ),
  '/pages/misc/coming-soon': lazyScreen(
    async () => (await import('../../features/status-pages/ComingSoon.tsx')).ComingSoon,
    ['misc', 'titles'],
  ),
  '/pages/misc/internal-server-error': lazyScreen(
    async () => (await import('../../features/status-pages/ServerError.tsx')).ServerError,
    ['misc', 'errors', 'titles'],
  ),
  '/pages/misc/under-maintenance': lazyScreen(
    async () => (await import('../../features/status-pages/UnderMaintenance.tsx')).UnderMaintenance,
    ['misc', 'titles'],
  ),
  '/not-authorized': notAuthorized,
  '/pages/misc/not-authorized': notAuthorized,
}

/** A screen inside the frame; the list of them loads with the first, so that signing in does not carry it. */
export const officeScreen = (path: string): LazyScreen =>
  screenFrom(async () => {
    const { officeScreens } = await import('./office-screens.ts')
    return (officeScreens[path] ?? beingBuilt).fetch()
  })
