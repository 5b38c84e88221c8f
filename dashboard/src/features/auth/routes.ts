import { lazyScreen } from '../../core/router/lazy-screen.ts'
import { defineRoutes } from '../../core/router/route.ts'

const register = lazyScreen(() => import('./Register.tsx'), 'Register')
const forgotPassword = lazyScreen(() => import('./ForgotPassword.tsx'), 'ForgotPassword')
const resetPassword = lazyScreen(() => import('./ResetPassword.tsx'), 'ResetPassword')
const twoSteps = lazyScreen(() => import('./TwoSteps.tsx'), 'TwoSteps')
const verifyEmail = lazyScreen(() => import('./VerifyEmail.tsx'), 'VerifyEmail')
const signInVariant = lazyScreen(() => import('./SignInVariant.tsx'), 'SignInVariant')

export const authRoutes = defineRoutes(
  { layout: 'blank', access: 'guest' },
  {
    '/login': {
      title: 'signIn',
      branch: 'signIn',
      screen: lazyScreen(() => import('./SignIn.tsx'), 'SignIn'),
    },
    '/register': {
      title: 'createAccount',
      branch: 'register',
      screen: register,
    },
    '/forgot-password': {
      title: 'forgotPassword',
      branch: 'forgotPassword',
      screen: forgotPassword,
    },
    '/pages/authentication/reset-password-v1': {
      title: 'resetPassword',
      access: 'public',
      branch: 'resetPassword',
      version: 1,
      screen: resetPassword,
    },
    '/pages/authentication/two-steps-v1': {
      title: 'twoStepVerification',
      access: 'public',
      branch: 'twoSteps',
      version: 1,
      screen: twoSteps,
    },
    '/pages/authentication/verify-email-v1': {
      title: 'verifyEmail',
      access: 'public',
      branch: 'verifyEmail',
      version: 1,
      screen: verifyEmail,
    },
    '/pages/authentication/reset-password-v2': {
      title: 'resetPassword',
      access: 'public',
      branch: 'resetPassword',
      version: 2,
      screen: resetPassword,
    },
    '/pages/authentication/two-steps-v2': {
      title: 'twoStepVerification',
      access: 'public',
      branch: 'twoSteps',
      version: 2,
      screen: twoSteps,
    },
    '/pages/authentication/verify-email-v2': {
      title: 'verifyEmail',
      access: 'public',
      branch: 'verifyEmail',
      version: 2,
      screen: verifyEmail,
    },
    '/pages/authentication/register-multi-steps': {
      title: 'createAccount',
      access: 'public',
      branch: 'register',
      label: 'shell.nav.multiSteps',
      screen: lazyScreen(() => import('./steps/RegisterSteps.tsx'), 'RegisterSteps'),
    },
    '/pages/authentication/login-v1': {
      title: 'signIn',
      branch: 'signIn',
      version: 1,
      screen: signInVariant,
    },
    '/pages/authentication/register-v1': {
      title: 'createAccount',
      branch: 'register',
      version: 1,
      screen: register,
    },
    '/pages/authentication/forgot-password-v1': {
      title: 'forgotPassword',
      branch: 'forgotPassword',
      version: 1,
      screen: forgotPassword,
    },
    '/pages/authentication/login-v2': {
      title: 'signIn',
      branch: 'signIn',
      version: 2,
      screen: signInVariant,
    },
    '/pages/authentication/register-v2': {
      title: 'createAccount',
      branch: 'register',
      version: 2,
      screen: register,
    },
    '/pages/authentication/forgot-password-v2': {
      title: 'forgotPassword',
      branch: 'forgotPassword',
      version: 2,
      screen: forgotPassword,
    },
  },
)
