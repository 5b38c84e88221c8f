import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Stack } from '@data1522/design-system/Stack'
import { RENT_PARTS } from '@data1522/mocks/contract/listings'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { FigureField, YesField } from '../shared/fields.tsx'
import type { PropertyStepProps } from './property-form.ts'

/** What the property costs, and what that includes. */
export function PriceStep({ form }: PropertyStepProps) {
  const text = useText()
  const { moneyStyle } = useFormats()
  const isRent = useWatch({ control: form.hook.control, name: 'purpose' }) === 'rent'
  return (
    <Stack gap={24}>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FigureField
          form={form}
          name="price"
          label={text(isRent ? 'property.rent' : 'property.price')}
          minValue={0}
          steppers="none"
          formatOptions={moneyStyle}
        />
        {isRent && (
          <FigureField
            form={form}
            name="deposit"
            label={text('property.deposit')}
            minValue={0}
            steppers="none"
            formatOptions={moneyStyle}
            isRequired={false}
          />
        )}
      </Grid>
      {isRent && (
        <FormField form={form} name="included" label={text('property.included')} isRequired={false}>
          {(field) => (
            <CheckboxCards
              {...field}
              columns={{ base: 2, md: 4 }}
              options={RENT_PARTS.map((id) => ({ id, label: text(`property.included.${id}`) }))}
            />
          )}
        </FormField>
      )}
      <YesField
        form={form}
        name="isNegotiable"
        label={text('property.isNegotiable')}
        description={text('property.isNegotiableText')}
      />
    </Stack>
  )
}
