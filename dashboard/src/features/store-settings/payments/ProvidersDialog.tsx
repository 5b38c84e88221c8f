import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../core/i18n/useText.ts'
import { useRows } from '../frame/useRows.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { PaymentLogo } from './PaymentLogo.tsx'
import type { PaymentsForm } from './payments-form.ts'
import { useFee } from './useFee.ts'

interface ProvidersDialogProps {
  form: PaymentsForm
  isOpen: boolean
}

/** All providers that there are, each on or off. */
export function ProvidersDialog({ form, isOpen }: ProvidersDialogProps) {
  const text = useText()
  const feeOf = useFee()
  const { close } = useSettingsAddress()
  const { rows, put } = useRows(form, 'providers')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={text('storeSettings.payments.chooseProviders')}
      description={text('storeSettings.payments.chooseProvidersText')}
      footer={
        <Button variant="solid" tone="primary" onPress={close}>
          {text('storeSettings.done')}
        </Button>
      }
    >
      <List aria-label={text('storeSettings.payments.providers')}>
        {rows.map((provider) => (
          <ListItem
            key={provider.id}
            title={provider.name}
            detail={feeOf(provider.fee)}
            start={<PaymentLogo src={provider.logo} />}
            actions={
              <Switch
                aria-label={provider.name}
                isSelected={provider.isActive}
                onChange={(isActive) => put({ ...provider, isActive })}
              />
            }
          />
        ))}
      </List>
    </Dialog>
  )
}
