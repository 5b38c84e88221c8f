import { Button } from '@data1522/design-system/Button'
import { Chip } from '@data1522/design-system/Chip'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconPlus, IconTrash } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { ListItem } from '@data1522/design-system/ListItem'
import { Switch } from '@data1522/design-system/Switch'
import { useText } from '../../../core/i18n/useText.ts'
import { ListCard } from '../frame/ListCard.tsx'
import { useRows } from '../frame/useRows.ts'
import { anchorOf } from '../sections.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { PaymentLogo } from '../../../entities/store/PaymentLogo.tsx'
import type { PaymentsForm } from './payments-form.ts'

/** By which means customers pay, and through whom. */
export function MethodsCard({ form }: { form: PaymentsForm }) {
  const text = useText()
  const { open } = useSettingsAddress()
  const { rows, put, remove } = useRows(form, 'methods')
  const providers = useRows(form, 'providers').rows
  return (
    <ListCard
      id={anchorOf('payments', 'methods')}
      title={text('storeSettings.payments.methods')}
      description={text('storeSettings.payments.methodsDescription')}
      empty={text('storeSettings.payments.noMethods')}
      actions={
        <Button start={<Icon icon={IconPlus} size={18} />} onPress={() => open('method', 'new')}>
          {text('storeSettings.payments.addMethod')}
        </Button>
      }
    >
      {rows.map((method) => {
        const provider = providers.find(({ id }) => id === method.providerId)
        return (
          <ListItem
            key={method.id}
            title={method.name}
            detail={provider && text('storeSettings.payments.through', { provider: provider.name })}
            start={<PaymentLogo src={method.logo} />}
            end={
              method.isActive &&
              !provider?.isActive && <Chip tone="warning">{text('storeSettings.payments.providerOff')}</Chip>
            }
            actions={
              <Inline gap={4} isWrapping={false}>
                <Switch
                  aria-label={method.name}
                  isSelected={method.isActive}
                  onChange={(isActive) => put({ ...method, isActive })}
                />
                <IconButton
                  icon={IconTrash}
                  label={text('storeSettings.remove', { name: method.name })}
                  onPress={() => remove(method, () => text('storeSettings.removed', { name: method.name }))}
                />
              </Inline>
            }
          />
        )
      })}
    </ListCard>
  )
}
