import { Stack } from '@data1522/design-system/Stack'
import {
  setUserPassword,
  signOutUserDevices,
  type UserSettings,
} from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { lazy } from 'react'
import { call } from '../../../../core/api/client.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useChange } from '../../../../core/mutations/useChange.ts'
import { DevicesCard } from '../../../../entities/account/DevicesCard.tsx'
import { PasswordCard } from '../../../../entities/account/PasswordCard.tsx'
import { TwoStepCard } from '../../../../entities/account/TwoStepCard.tsx'
import { usersKey } from '../../../../entities/user/user-lists.ts'
import { WhenOpened } from '../../../../shared/forms/WhenOpened.tsx'
import { userSettingsQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../user-tab.ts'
import { useViewAddress } from '../view-address.ts'
import { useTwoStep } from '../../../../entities/account/useTwoStep.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

const TwoStepDialog = lazy(async () => ({
  default: (await import('../../../../entities/account/TwoStepDialog.tsx')).TwoStepDialog,
}))

/** How the user signs in, and where. */
export function SecurityTab({ user }: UserTabProps) {
  return (
    <Tab query={userSettingsQuery(String(user.id))} skeleton={<TabSkeleton cards={3} />}>
      {({ security }) => <Security user={user} security={security} />}
    </Tab>
  )
}

interface SecurityProps {
  user: UserDetail
  security: UserSettings['security']
}

function Security({ user, security }: SecurityProps) {
  const text = useText()
  const change = useChange(usersKey)
  const { dialog, open, close } = useViewAddress()
  const { setUp, turnOff } = useTwoStep(useSettingsEdit(String(user.id)), security)
  const params = { id: user.id }
  const name = user.fullName
  const isSettingUp = dialog === 'twoStep'
  return (
    <Stack gap="gap">
      <PasswordCard
        subject="User"
        description={text('userView.passwordDescription', { name })}
        onSave={(password) => call(setUserPassword, { params, body: { password } })}
        successMessage={() => text('userView.passwordSet', { name })}
      />
      <TwoStepCard
        subject="User"
        twoStep={security}
        onSetUp={() => open('twoStep')}
        onTurnOff={() => void turnOff()}
      />
      <WhenOpened isOpen={isSettingUp}>
        <TwoStepDialog
          description={text('userView.twoStepDialogDescription', { name })}
          defaultValues={{ method: security.method, phone: security.phone || user.contact }}
          onSave={setUp}
          isOpen={isSettingUp}
          onClose={close}
        />
      </WhenOpened>
      <DevicesCard
        subject="User"
        name={name}
        devices={security.devices}
        onSignOut={(ids, successMessage) =>
          change({ mutationFn: () => call(signOutUserDevices, { params, body: { ids } }), successMessage })
        }
      />
    </Stack>
  )
}
