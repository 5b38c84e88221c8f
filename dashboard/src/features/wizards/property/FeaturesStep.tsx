import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { Stack } from '@data1522/design-system/Stack'
import { FURNISHINGS, FURNITURE, SHARED_AREAS } from '@data1522/mocks/contract/listings'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { CardsField, FigureField, YesField } from '../shared/fields.tsx'
import { hasRooms } from './property.ts'
import type { PropertyStepProps } from './property-form.ts'

const counted = ['bedrooms', 'bathrooms', 'balconies', 'floor'] as const

/** What is in the property, and what its people share; of land the latter alone. */
export function FeaturesStep({ form }: PropertyStepProps) {
  const isBuilt = hasRooms({ type: useWatch({ control: form.hook.control, name: 'type' }) })
  return (
    <Stack gap={24}>
      {isBuilt && <Rooms form={form} />}
      <SharedAreas form={form} />
      {isBuilt && <RoomKinds form={form} />}
    </Stack>
  )
}

function Rooms({ form }: PropertyStepProps) {
  const text = useText()
  const furnishing = useWatch({ control: form.hook.control, name: 'furnishing' })
  return (
    <>
      <Grid columns={{ base: 2, md: 4 }} gap={16}>
        {counted.map((name) => (
          <FigureField
            key={name}
            form={form}
            name={name}
            label={text(`property.${name}`)}
            steppers="sides"
            isRequired={false}
            minValue={name === 'floor' ? -5 : 0}
            maxValue={name === 'floor' ? 200 : 50}
            step={1}
          />
        ))}
      </Grid>
      <CardsField
        form={form}
        name="furnishing"
        label={text('property.furnishing')}
        options={FURNISHINGS.map((id) => ({
          id,
          label: text(`property.furnishing.${id}`),
          description: text(`property.furnishing.${id}Text`),
        }))}
      />
      {furnishing !== 'none' && (
        <FormField form={form} name="furniture" label={text('property.furniture')} isRequired={false}>
          {(field) => (
            <MultiSelect
              {...field}
              chipsShown={6}
              placeholder={text('property.furnitureChoose')}
              options={FURNITURE.map((id) => ({ id, label: text(`property.furniture.${id}`) }))}
            />
          )}
        </FormField>
      )}
    </>
  )
}

function SharedAreas({ form }: PropertyStepProps) {
  const text = useText()
  return (
    <FormField form={form} name="sharedAreas" label={text('property.sharedAreas')} isRequired={false}>
      {(field) => (
        <CheckboxCards
          {...field}
          columns={{ base: 2, md: 4 }}
          options={SHARED_AREAS.map((id) => ({ id, label: text(`property.shared.${id}`) }))}
        />
      )}
    </FormField>
  )
}

function RoomKinds({ form }: PropertyStepProps) {
  const text = useText()
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      <YesField
        form={form}
        name="isEnsuite"
        label={text('property.isEnsuite')}
        description={text('property.isEnsuiteText')}
      />
      <YesField
        form={form}
        name="isOpenKitchen"
        label={text('property.isOpenKitchen')}
        description={text('property.isOpenKitchenText')}
      />
    </Grid>
  )
}
