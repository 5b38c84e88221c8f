import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { CustomerAccount } from '@data1522/mocks/contract/customer-accounts'
import { useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'

interface TwoStepCardProps {
  id: string
  account: CustomerAccount
  onOpen: () => void
}

/** Whether signing in takes a code from the phone, and which phone that is. */
export function TwoStepCard({ id, account, onOpen }: TwoStepCardProps) {
  const text = useText()
  const titleId = useId()
  const { apply } = useAccountChanges(id)
  const { isTwoStepOn, twoStepPhone } = account
  const turnOff = () =>
    void apply({ isTwoStepOn: false, twoStepPhone: '' }, { isTwoStepOn, twoStepPhone }, () =>
      text('customer.twoStepOffDone'),
    )
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={text('customer.twoStep')}
          subtitle={text('customer.twoStepText')}
          actions={
            <Chip tone={isTwoStepOn ? 'success' : 'neutral'} hasDot>
              {text(isTwoStepOn ? 'customer.on' : 'customer.off')}
            </Chip>
          }
        />
        {isTwoStepOn && (
          <Text>
            {text('customer.twoStepPhone')} <Text as="bdi">{twoStepPhone}</Text>
          </Text>
        )}
        <Can action="update" subject="Customer">
          <Inline gap={12}>
            <Button onPress={onOpen}>
              {text(isTwoStepOn ? 'customer.twoStepChange' : 'customer.twoStepOn')}
            </Button>
            {isTwoStepOn && (
              <Button variant="plain" tone="danger" onPress={turnOff}>
                {text('customer.twoStepOff')}
              </Button>
            )}
          </Inline>
        </Can>
      </Stack>
    </Card>
  )
}
