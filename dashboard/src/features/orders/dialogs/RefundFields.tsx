import { Button } from '@data1522/design-system/Button'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { RadioGroup } from '@data1522/design-system/RadioGroup'
import { Select } from '@data1522/design-system/Select'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { coversPieces } from '@data1522/mocks/contract/order-pieces'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { toPieces } from './dialog.ts'
import { PiecesFields } from './PiecesFields.tsx'
import { REFUND_ORIGINS, REFUND_REASONS, type useRefundForm } from './useRefundForm.ts'

interface RefundFieldsProps {
  details: OrderDetails
  refund: ReturnType<typeof useRefundForm>
}

/** Which pieces go back, how much money, and why. */
export function RefundFields({ details, refund }: RefundFieldsProps) {
  const text = useText()
  const { money, moneyStyle } = useFormats()
  const { form, kept, canShip } = refund
  const [pieces, amount] = useWatch({ control: form.hook.control, name: ['pieces', 'amount'] })
  const isAmountOnly =
    toPieces(pieces).length > 0 && amount !== null && !coversPieces(details, pieces, amount)
  return (
    <>
      <Inline justify="between" gap={12}>
        <Text ink="muted">{text('order.refundLeft', { amount: money(details.refundable) })}</Text>
        <Button size="small" onPress={refund.takeAll}>
          {text('order.everything')}
        </Button>
      </Inline>
      <FormField form={form} name="pieces" label={text('order.items')}>
        {({ value }) => (
          <PiecesFields
            label={text('order.items')}
            items={details.items}
            most={kept}
            value={value}
            onChange={refund.choosePieces}
          />
        )}
      </FormField>
      {refund.isOfEither(pieces, amount) && (
        <FormField form={form} name="origin" label={text('order.refundOrigin')}>
          {(field) => (
            <RadioGroup
              {...field}
              options={REFUND_ORIGINS.map((id) => ({ id, label: text(`order.refundOrigin.${id}`) }))}
            />
          )}
        </FormField>
      )}
      {canShip && (
        <FormField form={form} name="hasShipping" label={text('order.shipping')}>
          {({ value, ref }) => (
            <Checkbox ref={ref} isSelected={value} onChange={refund.chooseShipping}>
              {text('order.refundShipping', { amount: money(details.shipping) })}
            </Checkbox>
          )}
        </FormField>
      )}
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="amount" label={text('order.amount')}>
          {(field) => (
            <NumberField
              {...field}
              steppers="none"
              minValue={0}
              step={0.01}
              formatOptions={moneyStyle}
              description={text(isAmountOnly ? 'order.amountOnlyText' : 'order.amountText')}
            />
          )}
        </FormField>
        <FormField form={form} name="reason" label={text('order.reason')}>
          {(field) => (
            <Select
              {...field}
              placeholder={text('order.chooseReason')}
              options={REFUND_REASONS.map((id) => ({ id, label: text(`order.reason.${id}`) }))}
            />
          )}
        </FormField>
      </Grid>
      <FormField form={form} name="note" label={text('order.refundNote')} isRequired={false}>
        {(field) => <TextField {...field} />}
      </FormField>
    </>
  )
}
