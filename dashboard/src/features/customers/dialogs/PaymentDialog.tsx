import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { MaskedField } from '@data1522/design-system/MaskedField'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { TextField } from '@data1522/design-system/TextField'
import { PAYMENT_BRANDS } from '@data1522/mocks/contract/customer-accounts'
import { useWatch } from 'react-hook-form'
import { CardMonthField } from '../../../entities/account/CardMonthField.tsx'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import type { AccountDialogProps } from '../../../entities/customer/account-dialog.ts'
import { usePaymentForm } from './usePaymentForm.ts'

interface PaymentDialogProps extends AccountDialogProps {
  /** Which way to pay changes; 0 adds one. */
  of: number
}

/** Adds a way to pay, or changes one. */
export function PaymentDialog(props: PaymentDialogProps) {
  const text = useText()
  const { form, isKnown } = usePaymentForm(props)
  const brand = useWatch({ control: form.hook.control, name: 'brand' })
  const isCard = brand !== 'paypal'
  return (
    <FormDialog
      form={form}
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={text(isKnown ? 'customer.editPayment' : 'customer.addPayment')}
      description={text('customer.paymentText')}
      submitLabel={text('customer.save')}
    >
      <FormField form={form} name="brand" label={text('customer.method')}>
        {(field) => (
          <RadioGroup
            {...field}
            orientation="horizontal"
            options={PAYMENT_BRANDS.map((id) => ({ id, label: text(`account.brand.${id}`) }))}
          />
        )}
      </FormField>
      <FormField form={form} name="holder" label={text(isCard ? 'account.cardHolder' : 'customer.mailbox')}>
        {(field) => (
          <TextField {...field} type={isCard ? 'text' : 'email'} autoComplete={isCard ? 'cc-name' : 'off'} />
        )}
      </FormField>
      {isCard && (
        <>
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            <FormField
              form={form}
              name="number"
              label={text(isKnown ? 'customer.lastDigits' : 'customer.cardNumber')}
            >
              {(field) =>
                isKnown ? (
                  <MaskedField {...field} mask="pattern" pattern="####" />
                ) : (
                  <MaskedField {...field} mask="card" />
                )
              }
            </FormField>
            <FormField form={form} name="expires" label={text('account.cardMonth')}>
              {(field) => <CardMonthField {...field} />}
            </FormField>
          </Grid>
          <FormField form={form} name="issuer" label={text('customer.issuer')} isRequired={false}>
            {(field) => <TextField {...field} />}
          </FormField>
        </>
      )}
      <FormField form={form} name="isDefault" label={text('customer.isDefault')}>
        {({ value, onChange, ref }) => (
          <Checkbox ref={ref} isSelected={value} onChange={onChange}>
            {text('customer.isDefault')}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  )
}
