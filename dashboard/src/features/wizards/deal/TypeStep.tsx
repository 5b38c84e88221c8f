import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { Stack } from '@data1522/design-system/Stack'
import { CUSTOMER_COUNTRIES } from '@data1522/mocks/contract/customers'
import { DEAL_KINDS } from '@data1522/mocks/contract/listings'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { CardsField, FigureField } from '../shared/fields.tsx'
import type { DealStepProps } from './deal.ts'

/** What the deal takes off, and where. */
export function TypeStep({ form }: DealStepProps) {
  const text = useText()
  const { moneyStyle } = useFormats()
  const { nameOf } = useCountries()
  const isFlat = useWatch({ control: form.hook.control, name: 'kind' }) === 'flat'
  return (
    <Stack gap={24}>
      <CardsField
        form={form}
        name="kind"
        decides="discount"
        label={text('deal.kind')}
        options={DEAL_KINDS.map((id) => ({
          id,
          label: text(`deal.kind.${id}`),
          description: text(`deal.kind.${id}Text`),
        }))}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FigureField
          form={form}
          name="discount"
          label={text('deal.discount')}
          steppers="none"
          minValue={0}
          {...(isFlat ? { formatOptions: moneyStyle } : { end: text('deal.percentUnit') })}
        />
        <FormField form={form} name="regions" label={text('deal.regions')} isRequired={false}>
          {(field) => (
            <MultiSelect
              {...field}
              placeholder={text('deal.regionsAll')}
              options={CUSTOMER_COUNTRIES.map((id) => ({ id, label: nameOf(id) }))}
            />
          )}
        </FormField>
      </Grid>
    </Stack>
  )
}
