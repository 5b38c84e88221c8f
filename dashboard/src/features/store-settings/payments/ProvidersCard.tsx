import { Button } from '@data1522/design-system/Button'
import { Chip } from '@data1522/design-system/Chip'
import { ListItem } from '@data1522/design-system/ListItem'
import { useText } from '../../../core/i18n/useText.ts'
import { ListCard } from '../frame/ListCard.tsx'
import { useRows } from '../frame/useRows.ts'
import { anchorOf } from '../sections.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { PaymentLogo } from '../../../entities/store/PaymentLogo.tsx'
import type { PaymentsForm } from './payments-form.ts'
import { useFee } from '../../../entities/store/useFee.ts'

/** Who takes the customers' money for the store. */
export function ProvidersCard({ form }: { form: PaymentsForm }) {
  const text = useText()
  const feeOf = useFee()
  const { open } = useSettingsAddress()
  const { rows } = useRows(form, 'providers')
  return (
    <ListCard
      id={anchorOf('payments', 'providers')}
      title={text('storeSettings.payments.providers')}
      description={text('storeSettings.payments.providersDescription')}
      empty={text('storeSettings.payments.noProviders')}
      actions={
        <Button onPress={() => open('providers')}>{text('storeSettings.payments.chooseProviders')}</Button>
      }
    >
      {rows
        .filter(({ isActive }) => isActive)
        .map((provider) => (
          <ListItem
            key={provider.id}
            title={provider.name}
            detail={feeOf(provider.fee)}
            start={<PaymentLogo src={provider.logo} />}
            end={
              <Chip tone="success" hasDot>
                {text('storeSettings.on')}
              </Chip>
            }
          />
        ))}
    </ListCard>
  )
}
