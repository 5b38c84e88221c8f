import { Columns } from '@data1522/design-system/Columns'
import { Stack } from '@data1522/design-system/Stack'
import { changePassword } from '@data1522/mocks/contract/account-settings'
import { lazy } from 'react'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { DevicesCard } from '../../../entities/account/DevicesCard.tsx'
import { PasswordCard } from '../../../entities/account/PasswordCard.tsx'
import { useSecurityChanges } from '../../../entities/account/useSecurityChanges.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import type { SettingsTabProps } from '../AccountSettings.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'
import { ApiKeysCard } from './ApiKeysCard.tsx'
import { CheckCard } from './CheckCard.tsx'
import { OwnTwoStepCard } from './OwnTwoStepCard.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { SecurityAlertsCard } from './SecurityAlertsCard.tsx'
import { useNewKey } from './useNewKey.ts'

const NewKeyDialog = lazy(async () => ({ default: (await import('./NewKeyDialog.tsx')).NewKeyDialog }))

/** How the account signs in, who acts in its name, and where it is signed in. */
export function SecurityTab({ settings }: SettingsTabProps) {
  const text = useText()
  const { security, account, notification } = settings
  const { revokeKey, signOut } = useSecurityChanges()
  const { newKey, make, dismiss } = useNewKey(security.apiKeys)
  const { dialog, open, close } = useSettingsDialog()
  const isNaming = dialog === 'key'
  return (
    <Stack gap="gap">
      <Columns side="end" sideWidth={357}>
        <Stack gap="gap">
          <PasswordCard
            asksCurrent
            description={text('accountSecurity.passwordText')}
            onSave={(next, current) => call(changePassword, { body: { current, next } })}
            successMessage={() => text('accountSecurity.passwordChanged')}
          />
          <OwnTwoStepCard security={security} phone={account.phone} />
          <PasskeysCard />
          <ApiKeysCard
            apiKeys={security.apiKeys}
            newKey={newKey}
            onDismiss={dismiss}
            onAdd={() => open('key')}
            onRevoke={(key) =>
              void revokeKey(key, () => text('accountSecurity.keyRevoked', { name: key.name }))
            }
          />
        </Stack>
        <Stack gap="gap">
          <CheckCard security={security} onTurnOn={() => open('twoStep')} />
          <SecurityAlertsCard notification={notification} />
        </Stack>
      </Columns>
      <DevicesCard
        name={text('accountSecurity.you')}
        devices={security.devices}
        onSignOut={(ids, done) => signOut(ids, done)}
      />
      <WhenOpened isOpen={isNaming}>
        <NewKeyDialog isOpen={isNaming} onClose={close} onSave={make} />
      </WhenOpened>
    </Stack>
  )
}
