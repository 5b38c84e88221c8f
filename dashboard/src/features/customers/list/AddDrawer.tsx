import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { Switch } from '@data1522/design-system/Switch'
import { AddressFields } from '../../../entities/address/AddressFields.tsx'
import { FormDrawer } from '../../../shared/forms/FormDrawer.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { CustomerFields } from '../../../entities/customer/CustomerFields.tsx'
import { useAddCustomer } from './useAddCustomer.ts'

interface AddDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** A form for one new customer; closing it with something typed asks first, and what was typed is kept. */
export function AddDrawer({ isOpen, onClose }: AddDrawerProps) {
  const text = useText()
  const form = useAddCustomer(onClose)
  return (
    <FormDrawer
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={text('customers.addTitle')}
      description={text('customers.addDescription')}
      submitLabel={text('customers.add')}
    >
      <FormSection title={text('customers.basics')} level={3}>
        <CustomerFields form={form} />
      </FormSection>
      <FormSection title={text('customers.address')} description={text('customers.addressText')} level={3}>
        <AddressFields form={form} required={[]} />
        <FormField form={form} name="isBillingAddress" label={text('customers.isBilling')}>
          {({ value, onChange, ref }) => (
            <Switch ref={ref} isSelected={value} onChange={onChange}>
              {text('customers.isBilling')}
            </Switch>
          )}
        </FormField>
      </FormSection>
    </FormDrawer>
  )
}
