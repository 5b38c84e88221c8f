import { Stack } from '@data1522/design-system/Stack'
import { AccountPart } from './AccountPart.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { TwoStepCard } from './TwoStepCard.tsx'

interface SecurityTabProps {
  /** The `customerId`. */
  id: string
  onTwoStep: () => void
}

/** How the customer signs in, and where they are signed in. */
export const SecurityTab = ({ id, onTwoStep }: SecurityTabProps) => (
  <AccountPart id={id}>
    {(account) => (
      <Stack gap="gap">
        <PasswordCard id={id} />
        <TwoStepCard id={id} account={account} onOpen={onTwoStep} />
        <DevicesCard id={id} devices={account.devices} />
      </Stack>
    )}
  </AccountPart>
)
