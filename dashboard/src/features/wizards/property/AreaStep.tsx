import { DatePicker } from '@data1522/design-system/DatePicker'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { AVAILABILITIES, OWNERSHIP_TYPES, PROPERTY_STATES } from '@data1522/mocks/contract/listings'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { CardsField, checkAgain, FigureField, YesField } from '../shared/fields.tsx'
import type { PropertyStepProps } from './property-form.ts'

/** How large the property is, what state it is in, and from when on it can be had. */
export function AreaStep({ form }: PropertyStepProps) {
  const text = useText()
  const availability = useWatch({ control: form.hook.control, name: 'availability' })
  const unit = (id: 'squareMetresUnit' | 'metresUnit') => text(`property.${id}`)
  return (
    <Stack gap={24}>
      <Grid columns={{ base: 1, sm: 3 }} gap={16}>
        <FigureField
          form={form}
          name="builtArea"
          label={text('property.builtArea')}
          minValue={0}
          steppers="none"
          end={unit('squareMetresUnit')}
        />
        <FigureField
          form={form}
          name="plotArea"
          label={text('property.plotArea')}
          minValue={0}
          steppers="none"
          end={unit('squareMetresUnit')}
          isRequired={false}
        />
        <FigureField
          form={form}
          name="roadWidth"
          label={text('property.roadWidth')}
          minValue={0}
          steppers="none"
          end={unit('metresUnit')}
          isRequired={false}
        />
      </Grid>
      <CardsField
        form={form}
        name="condition"
        label={text('property.condition')}
        options={PROPERTY_STATES.map((id) => ({
          id,
          label: text(`property.condition.${id}`),
          description: text(`property.condition.${id}Text`),
        }))}
      />
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="ownership" label={text('property.ownership')}>
          {({ onChange, ...field }) => (
            <Select
              {...field}
              onChange={(id) => id && onChange(id)}
              options={OWNERSHIP_TYPES.map((id) => ({ id, label: text(`property.ownership.${id}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="availability" label={text('property.availability')}>
          {({ onChange, ...field }) => (
            <SegmentedControl
              {...field}
              onChange={(id) => {
                onChange(id)
                checkAgain(form, 'availableFrom')
              }}
              isBlock
              options={AVAILABILITIES.map((id) => ({ id, label: text(`property.availability.${id}`) }))}
            />
          )}
        </FormField>
        {availability === 'later' && (
          <FormField form={form} name="availableFrom" label={text('property.availableFrom')} isRequired>
            {(field) => <DatePicker {...field} />}
          </FormField>
        )}
      </Grid>
      <YesField
        form={form}
        name="isGated"
        label={text('property.isGated')}
        description={text('property.isGatedText')}
      />
    </Stack>
  )
}
