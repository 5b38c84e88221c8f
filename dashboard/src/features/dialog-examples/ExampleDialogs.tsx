import { type ComponentType, lazy } from 'react'
import { WhenOpened } from '../../shared/forms/WhenOpened.tsx'
import { type ExampleId, type ExampleProps, examples } from './examples.ts'
import { useExample } from './useExample.ts'

const ids = Object.keys(examples) as ExampleId[]

const parts: Record<ExampleId, ComponentType<ExampleProps>> = {
  share: lazy(async () => ({ default: (await import('./share/ShareProject.tsx')).ShareProject })),
  card: lazy(async () => ({ default: (await import('./billing/AddCard.tsx')).AddCard })),
  address: lazy(async () => ({ default: (await import('./AddAddress.tsx')).AddAddress })),
  user: lazy(async () => ({ default: (await import('./EditUser.tsx')).EditUser })),
  twoFactor: lazy(async () => ({ default: (await import('./TwoFactor.tsx')).TwoFactor })),
  refer: lazy(async () => ({ default: (await import('./ReferAndEarn.tsx')).ReferAndEarn })),
  app: lazy(async () => ({ default: (await import('./app/CreateApp.tsx')).CreateApp })),
  pricing: lazy(async () => ({ default: (await import('./Pricing.tsx')).Pricing })),
  upgrade: lazy(async () => ({ default: (await import('./billing/UpgradePlan.tsx')).UpgradePlan })),
  methods: lazy(async () => ({ default: (await import('./billing/PaymentMethods.tsx')).PaymentMethods })),
  providers: lazy(async () => ({
    default: (await import('./billing/PaymentProviders.tsx')).PaymentProviders,
  })),
  confirm: lazy(async () => ({ default: (await import('./ConfirmArchive.tsx')).ConfirmArchive })),
  role: lazy(async () => ({ default: (await import('./EditRole.tsx')).EditRole })),
  changeRole: lazy(async () => ({ default: (await import('./ChangeUserRole.tsx')).ChangeUserRole })),
  permission: lazy(async () => ({ default: (await import('./AddPermission.tsx')).AddPermission })),
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
