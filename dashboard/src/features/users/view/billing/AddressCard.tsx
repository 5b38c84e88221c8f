import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Icon } from '@data1522/design-system/Icon'
import { IconPencil } from '@data1522/design-system/icons'
import { Text } from '@data1522/design-system/Text'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { useId } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useViewAddress } from '../view-address.ts'
import { billingFields } from '../../../../entities/account/billing-fields.ts'

/** Where the bills go. */
export function AddressCard({ billing }: { billing: UserBilling }) {
  const text = useText()
  const titleId = useId()
  const { country } = useFormats()
  const { open } = useViewAddress()
  const label = text('userView.editAddress')
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('billing.address')}
        actions={
          <Can action="update" subject="User" label={label}>
            {(isDisabled) => (
              <Button
                size="small"
                start={<Icon icon={IconPencil} size={16} />}
                isDisabled={isDisabled}
                onPress={() => open('address')}
              >
                {label}
              </Button>
            )}
          </Can>
        }
      />
      <DescriptionList
        items={billingFields.map(({ name, label: id }) => {
          const value = billing.address[name]
          const shown = name === 'country' && value ? country(value) : value
          return {
            term: text(id),
            description: shown ? <Text as="bdi">{shown}</Text> : text('users.unknown'),
          }
        })}
      />
    </Card>
  )
}
