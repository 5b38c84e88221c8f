import { Button } from '@data1522/design-system/Button'
import { Drawer } from '@data1522/design-system/Drawer'
import { FormField } from '@data1522/design-system/FormField'
import { FormSection } from '@data1522/design-system/FormSection'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Switch } from '@data1522/design-system/Switch'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { AddressFields } from '../../../app/addresses/AddressFields.tsx'
import { useText } from '../../../app/intl/useText.ts'
import { CustomerFields } from '../CustomerFields.tsx'
import { useAddCustomer } from './useAddCustomer.ts'

interface AddDrawerProps {
  isOpen: boolean
  onClose: () => void
}

/** A form for one new customer; closing it with something typed asks first, and what was typed is kept. */
export function AddDrawer({ isOpen, onClose }: AddDrawerProps) {
  const text = useText()
  const form = useAddCustomer(onClose)
  const { isDirty, isSubmitting } = useFormState({ control: form.hook.control })
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => !next && close()}
        isPending={isSubmitting}
        size="large"
        title={text('customers.addTitle')}
        description={text('customers.addLede')}
        footer={
          <>
            <Button onPress={close}>{text('customers.cancel')}</Button>
            <Button type="submit" form={form.id} variant="solid" tone="primary" isPending={isSubmitting}>
              {text('customers.add')}
            </Button>
          </>
        }
      >
        <SchemaForm form={form} label={text('customers.addTitle')} isGuarded={isOpen}>
          <FormSection title={text('customers.basics')} level={3}>
            <CustomerFields form={form} />
          </FormSection>
          <FormSection
            title={text('customers.address')}
            description={text('customers.addressText')}
            level={3}
          >
            <AddressFields form={form} hasCountry={false} isOptional />
            <FormField form={form} name="isBillingAddress" label={text('customers.isBilling')}>
              {({ value, onChange, ref }) => (
                <Switch ref={ref} isSelected={value} onChange={onChange}>
                  {text('customers.isBilling')}
                </Switch>
              )}
            </FormField>
          </FormSection>
        </SchemaForm>
      </Drawer>
      <LeaveDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false)
          form.draft.drop()
          onClose()
        }}
      />
    </>
  )
}
