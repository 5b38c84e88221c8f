import { Stack } from '@data1522/design-system/Stack'
import { type CustomerAccount, setCustomerPassword } from '@data1522/mocks/contract/customer-accounts'
import type { CustomerDetail } from '@data1522/mocks/contract/customers'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { DevicesCard } from '../../../entities/account/DevicesCard.tsx'
import { PasswordCard } from '../../../entities/account/PasswordCard.tsx'
import { TwoStepCard } from '../../../entities/account/TwoStepCard.tsx'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import { AccountPart } from './AccountPart.tsx'

interface SecurityTabProps {
  customer: CustomerDetail
  onTwoStep: () => void
}

/** How the customer signs in, and where they are signed in. */
export const SecurityTab = ({ customer, onTwoStep }: SecurityTabProps) => (
  <AccountPart id={String(customer.customerId)}>
    {(account) => <Security customer={customer} account={account} onTwoStep={onTwoStep} />}
  </AccountPart>
)

function Security({ customer, account, onTwoStep }: SecurityTabProps & { account: CustomerAccount }) {
  const text = useText()
  const id = String(customer.customerId)
  const { apply, signOut } = useAccountChanges(id)
  const { isTwoStepOn, twoStepPhone } = account
  return (
    <Stack gap="gap">
      <PasswordCard
        subject="Customer"
        description={text('customer.passwordText')}
        onSave={(password) => call(setCustomerPassword, { params: { id }, body: { password } })}
        successMessage={() => text('customer.passwordSet')}
      />
      <TwoStepCard
        subject="Customer"
        twoStep={{ isTwoStepOn, method: 'sms', phone: twoStepPhone }}
        onSetUp={onTwoStep}
        onTurnOff={() =>
          void apply({ isTwoStepOn: false, twoStepPhone: '' }, { isTwoStepOn, twoStepPhone }, () =>
            text('account.twoStepGone'),
          )
        }
      />
      <DevicesCard
        subject="Customer"
        name={customer.customer}
        devices={account.devices.map(({ device, ...rest }) => ({ ...rest, name: device }))}
        onSignOut={signOut}
      />
    </Stack>
  )
}
