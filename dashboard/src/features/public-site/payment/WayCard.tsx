import { Alert } from '@data1522/design-system/Alert'
import { Card } from '@data1522/design-system/Card'
import { CardField } from '@data1522/design-system/CardField'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { FormField } from '@data1522/design-system/FormField'
import { IconBrandPaypal, IconBuildingBank, IconCreditCard } from '@data1522/design-system/icons'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { Stack } from '@data1522/design-system/Stack'
import { PAYMENT_WAYS } from '@data1522/mocks/contract/payment'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import type { PaymentForm } from './payment-form.ts'
import { TestCards } from './TestCards.tsx'

const icons = { card: IconCreditCard, paypal: IconBrandPaypal, bankTransfer: IconBuildingBank }

/** By which way one pays, and what that way needs. */
export function WayCard({ form }: { form: PaymentForm }) {
  const text = useText()
  const way = useWatch({ control: form.hook.control, name: 'way' })
  return (
    <Card>
      <CardHeader title={text('payment.way')} />
      <Stack gap={20}>
        <FormField form={form} name="way" label={text('payment.way')}>
          {(field) => (
            <RadioCards
              {...field}
              isLabelHidden
              columns={{ base: 1, sm: 3 }}
              options={PAYMENT_WAYS.map((id) => ({
                id,
                icon: icons[id],
                label: text(`payment.way.${id}`),
                description: text(`payment.way.${id}Text`),
              }))}
            />
          )}
        </FormField>
        {way === 'card' ? (
          <>
            <FormField form={form} name="card" label={text('payment.card')}>
              {({ onChange, ...field }) => (
                <CardField
                  {...field}
                  isLabelHidden
                  hasName
                  size="large"
                  onChange={(card) => onChange({ ...card, name: card.name ?? '' })}
                  isChecked={field.errorMessage !== undefined}
                />
              )}
            </FormField>
            <TestCards />
          </>
        ) : (
          <Alert tone="neutral">{text(`payment.next.${way}`)}</Alert>
        )}
      </Stack>
    </Card>
  )
}
