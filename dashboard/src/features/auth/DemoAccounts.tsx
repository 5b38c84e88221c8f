import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../core/i18n/useText.ts'
import { demoAccounts } from '../../core/auth/demo-accounts.ts'

/** Says that this is a demo, and fills in one of its accounts. */
export function DemoAccounts({
  onChoose,
}: {
  onChoose: (account: { email: string; password: string }) => void
}) {
  const text = useText()
  return (
    <Alert tone="primary" title={text('auth.demo')}>
      <Inline gap={8}>
        {demoAccounts.map((account) => (
          <Button key={account.email} size="small" onPress={() => onChoose(account)}>
            {account.email}
          </Button>
        ))}
      </Inline>
    </Alert>
  )
}
