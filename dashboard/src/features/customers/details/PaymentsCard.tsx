import { Chip } from '@data1522/design-system/Chip'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { ExpansionPanel } from '@data1522/design-system/ExpansionPanel'
import { IconBrandMastercard, IconBrandPaypal, IconBrandVisa } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { PaymentMethod } from '@data1522/mocks/contract/customer-accounts'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { isExpired } from '../../../entities/account/card-month.ts'
import { useCardMonth } from '../../../entities/account/useCardMonth.ts'
import { maskDigits } from '../../../entities/order/mask.ts'
import { useAccountChanges } from '../../../entities/customer/useAccountChanges.ts'
import { EntriesCard } from './EntriesCard.tsx'
import { EntryActions } from './EntryActions.tsx'
import { withDefault, without } from '../../../entities/customer/entries.ts'

const icons = { mastercard: IconBrandMastercard, visa: IconBrandVisa, paypal: IconBrandPaypal }

interface PaymentsCardProps {
  id: string
  methods: PaymentMethod[]
  /** Called with the id of the one to edit; with none to add one. */
  onEdit: (method?: number) => void
}

/** How the customer pays: one way is the default. */
export function PaymentsCard({ id, methods, onEdit }: PaymentsCardProps) {
  const text = useText()
  const month = useCardMonth()
  const [now] = useState(() => Date.now())
  const { apply } = useAccountChanges(id)
  const set = (paymentMethods: PaymentMethod[], done: () => string) =>
    void apply({ paymentMethods }, { paymentMethods: methods }, done)
  const factsOf = ({ brand, holder, lastDigits, expires, issuer }: PaymentMethod) => [
    {
      term: text(brand === 'paypal' ? 'customer.mailbox' : 'account.cardHolder'),
      description: (
        <Text as="bdi" weight="medium">
          {holder}
        </Text>
      ),
    },
    ...(lastDigits
      ? [
          {
            term: text('customer.cardNumber'),
            description: (
              <Text as="bdi" weight="medium">
                {maskDigits(lastDigits)}
              </Text>
            ),
          },
        ]
      : []),
    ...(expires ? [{ term: text('customer.expires'), description: month(expires) }] : []),
    ...(issuer
      ? [
          {
            term: text('customer.issuer'),
            description: (
              <Text as="bdi" weight="medium">
                {issuer}
              </Text>
            ),
          },
        ]
      : []),
  ]
  return (
    <EntriesCard
      title={text('customer.payments')}
      addLabel={text('customer.addPayment')}
      onAdd={() => onEdit()}
      empty={{ title: text('customer.noPayments'), text: text('customer.noPaymentsText') }}
      openId={methods[0] && String(methods[0].id)}
    >
      {methods.map((method) => {
        const name = text(`account.brand.${method.brand}`)
        return (
          <ExpansionPanel
            key={method.id}
            id={String(method.id)}
            icon={icons[method.brand]}
            title={name}
            description={
              <Text as="bdi" size="sm" ink="subtle">
                {method.lastDigits ? maskDigits(method.lastDigits) : method.holder}
              </Text>
            }
            end={
              <Inline as="span" gap={8}>
                {method.isDefault && <Chip tone="success">{text('customer.default')}</Chip>}
                {isExpired(method.expires, now) && <Chip tone="danger">{text('account.expired')}</Chip>}
              </Inline>
            }
          >
            <Stack gap={16}>
              <DescriptionList items={factsOf(method)} columns={2} />
              <EntryActions
                name={name}
                isDefault={method.isDefault}
                onEdit={() => onEdit(method.id)}
                onDelete={() =>
                  set(without(methods, method.id), () => text('customer.entryDeleted', { name }))
                }
                onDefault={() =>
                  set(withDefault(methods, method.id), () => text('customer.defaultSet', { name }))
                }
              />
            </Stack>
          </ExpansionPanel>
        )
      })}
    </EntriesCard>
  )
}
