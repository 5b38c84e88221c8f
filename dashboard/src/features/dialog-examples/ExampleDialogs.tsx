import { type ComponentType, lazy } from 'react'
import { withMessages } from '../../core/i18n/with-messages.ts'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { type ExampleId, type ExampleProps, examples } from './examples.ts'
import { useExample } from './useExample.ts'

const ids = Object.keys(examples) as ExampleId[]

const parts: Record<ExampleId, ComponentType<ExampleProps>> = {
  share: lazy(withMessages(async () => (await import('./share/ShareProject.tsx')).ShareProject, [])),
  card: lazy(
    withMessages(
      async () => (await import('./billing/AddCard.tsx')).AddCard,
      ['account', 'billing', 'plans', 'users'],
    ),
  ),
  address: lazy(
    withMessages(async () => (await import('./AddAddress.tsx')).AddAddress, ['customer', 'postal', 'users']),
  ),
  user: lazy(
    withMessages(
      async () => (await import('./EditUser.tsx')).EditUser,
      ['users', 'userView', 'userForms', 'postal'],
    ),
  ),
  twoFactor: lazy(
    withMessages(
      async () => (await import('./TwoFactor.tsx')).TwoFactor,
      ['account', 'accountSecurity', 'postal'],
    ),
  ),
  refer: lazy(withMessages(async () => (await import('./ReferAndEarn.tsx')).ReferAndEarn, ['referrals'])),
  app: lazy(withMessages(async () => (await import('./app/CreateApp.tsx')).CreateApp, ['account'])),
  pricing: lazy(withMessages(async () => (await import('./Pricing.tsx')).Pricing, ['plans', 'pricing'])),
  upgrade: lazy(
    withMessages(
      async () => (await import('./billing/UpgradePlan.tsx')).UpgradePlan,
      ['plans', 'users', 'billing'],
    ),
  ),
  methods: lazy(
    withMessages(
      async () => (await import('./billing/PaymentMethods.tsx')).PaymentMethods,
      ['storeSettings'],
    ),
  ),
  providers: lazy(
    withMessages(
      async () => (await import('./billing/PaymentProviders.tsx')).PaymentProviders,
      ['storeSettings'],
    ),
  ),
  confirm: lazy(withMessages(async () => (await import('./ConfirmArchive.tsx')).ConfirmArchive, [])),
  role: lazy(withMessages(async () => (await import('./EditRole.tsx')).EditRole, ['roles', 'access'])),
  changeRole: lazy(
    withMessages(async () => (await import('./ChangeUserRole.tsx')).ChangeUserRole, ['users', 'userForms']),
  ),
  permission: lazy(
    withMessages(async () => (await import('./AddPermission.tsx')).AddPermission, ['permissions', 'access']),
  ),
}

/** The dialog that the address opens; its code and words come with it. */
export function ExampleDialogs() {
  const { dialog, close } = useExample()
  return ids.map((id) => {
    const Part = parts[id]
    const isOpen = dialog === id
    return (
      <WhenOpened key={id} isOpen={isOpen}>
        <Part isOpen={isOpen} onClose={close} />
      </WhenOpened>
    )
  })
}
