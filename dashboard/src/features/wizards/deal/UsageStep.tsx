import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Stack } from '@data1522/design-system/Stack'
import { CHECKOUT_PAYMENTS, DEAL_STATUSES, DEAL_USERS } from '@data1522/mocks/contract/listings'
import { useText } from '../../../core/i18n/useText.ts'
import { CardsField, FigureField, YesField } from '../shared/fields.tsx'
import type { DealStepProps } from './deal.ts'

/** Who can use the deal, how often, and how they pay. */
export function UsageStep({ form }: DealStepProps) {
  const text = useText()
  return (
    <Stack gap={24}>
      <CardsField
        form={form}
        name="users"
        label={text('deal.users')}
        options={DEAL_USERS.map((id) => ({
          id,
          label: text(`deal.users.${id}`),
          description: text(`deal.users.${id}Text`),
        }))}
      />
      <FormField form={form} name="payments" label={text('deal.payments')} isRequired>
        {(field) => (
          <CheckboxCards
            {...field}
            columns={{ base: 1, sm: 3 }}
            options={CHECKOUT_PAYMENTS.map((id) => ({ id, label: text(`deal.payment.${id}`) }))}
          />
        )}
      </FormField>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FigureField
          form={form}
          name="limit"
          label={text('deal.limit')}
          description={text('deal.limitText')}
          minValue={1}
          step={1}
          isRequired={false}
        />
        <FormField form={form} name="status" label={text('deal.status')}>
          {(field) => (
            <SegmentedControl
              {...field}
              isBlock
              options={DEAL_STATUSES.map((id) => ({ id, label: text(`deal.status.${id}`) }))}
            />
          )}
        </FormField>
      </Grid>
      <YesField
        form={form}
        name="isSingleUse"
        label={text('deal.isSingleUse')}
        description={text('deal.isSingleUseText')}
      />
    </Stack>
  )
}
