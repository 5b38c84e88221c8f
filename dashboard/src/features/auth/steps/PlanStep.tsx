import { Alert } from '@data1522/design-system/Alert'
import { CardField } from '@data1522/design-system/CardField'
import { FormField } from '@data1522/design-system/FormField'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { Stack } from '@data1522/design-system/Stack'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import { isPaid, plans } from './plans.ts'
import type { StepProps } from './useRegistration.ts'

/** What one pays, and by which card. */
export function PlanStep({ form }: StepProps) {
  const text = useText()
  const { whole } = usePrice()
  const plan = useWatch({ control: form.hook.control, name: 'plan' })
  const priceOf = (price: number) =>
    price === 0 ? text('authSteps.free') : text('authSteps.perMonth', { price: whole(price) })
  return (
    <Stack gap={20}>
      <FormField form={form} name="plan" label={text('authSteps.plan')}>
        {(field) => (
          <RadioCards
            {...field}
            columns={1}
            options={plans.map(({ id, price }) => ({
              id,
              label: text(`authSteps.plan.${id}`),
              description: text(`authSteps.plan.${id}Text`),
              end: priceOf(price),
            }))}
          />
        )}
      </FormField>
      {isPaid(plan) ? (
        <FormField form={form} name="card" label={text('authSteps.card')}>
          {(field) => (
            <CardField
              {...field}
              onChange={(card) => field.onChange({ ...card, name: card.name ?? '' })}
              isChecked={field.errorMessage !== undefined}
              hasName
              size="large"
            />
          )}
        </FormField>
      ) : (
        <Alert tone="neutral">{text('authSteps.cardNotNeeded')}</Alert>
      )}
    </Stack>
  )
}
