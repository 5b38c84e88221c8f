import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import {
  SHIPPING_CONDITIONS,
  type ShippingRate,
  type StoreDetails,
} from '@data1522/mocks/contract/store-settings'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { styleOfMoney } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { nextId, useRows, withRow } from '../frame/useRows.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { newRate, rateSchema, type RateValues } from './rate-schema.ts'
import { AMOUNT_LIMIT } from './schema.ts'
import type { ShippingForm, Zone } from './shipping-form.ts'

interface RateDialogProps {
  form: ShippingForm
  store: StoreDetails
  /** The zone that it is a rate of. */
  zone: Zone | undefined
  /** The one that is edited; a new one is added without. */
  rate: ShippingRate | undefined
  isOpen: boolean
}

/** Asks what shipping into a zone costs, and for which weights or totals that holds. */
export function RateDialog({ form: section, store, isOpen, ...given }: RateDialogProps) {
  const text = useText()
  const { close } = useSettingsAddress()
  const { rows, put } = useRows(section, 'zones')
  // While it closes, the address says no more what it is about.
  const [{ rate, zone }] = useState(given)
  const form = useSchemaForm<RateValues, RateValues>({
    schema: rateSchema(text),
    defaultValues: rate ?? newRate,
    draftKey: personKey(`draft-rate-${zone?.id}-${rate?.id ?? 'new'}`),
    onSubmit: (values) => {
      const target = rows.find(({ id }) => id === zone?.id)
      if (!target) return { form: text('storeSettings.shipping.zoneGone') }
      const isAlways = values.condition === 'always'
      const bounds = isAlways ? { min: null, max: null } : { min: values.min, max: values.max }
      const id = rate?.id ?? nextId(target.rates)
      const next = { id, name: values.name, condition: values.condition, ...bounds, price: values.price! }
      put({ ...target, rates: withRow(target.rates, next) })
      close()
    },
  })
  const condition = useWatch({ control: form.hook.control, name: 'condition' })
  const money = styleOfMoney(store.currency)
  const weight = { style: 'unit', unit: store.weightUnit, maximumFractionDigits: 2 } as const
  const measure = condition === 'price' ? money : weight
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={close}
      title={text(rate ? 'storeSettings.shipping.editRate' : 'storeSettings.shipping.addRate')}
      description={zone && text('storeSettings.shipping.rateText', { zone: zone.name })}
      submitLabel={text(rate ? 'storeSettings.apply' : 'storeSettings.shipping.addRate')}
    >
      <FormField form={form} name="name" label={text('storeSettings.shipping.rateName')}>
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            description={text('storeSettings.shipping.rateNameHint')}
          />
        )}
      </FormField>
      <FormField form={form} name="condition" label={text('storeSettings.shipping.condition')}>
        {(field) => (
          <Select
            {...field}
            options={SHIPPING_CONDITIONS.map((id) => ({ id, label: text(`storeSettings.condition.${id}`) }))}
          />
        )}
      </FormField>
      {condition !== 'always' && (
        <Grid columns={{ base: 1, sm: 2 }} gap={16}>
          {(['min', 'max'] as const).map((name) => (
            <FormField
              key={name}
              form={form}
              name={name}
              label={text(`storeSettings.shipping.${name}`)}
              isRequired={false}
            >
              {(field) => (
                <NumberField
                  {...field}
                  minValue={0}
                  maxValue={AMOUNT_LIMIT}
                  formatOptions={measure}
                  steppers="none"
                  description={text(`storeSettings.shipping.${name}Hint`)}
                />
              )}
            </FormField>
          ))}
        </Grid>
      )}
      <FormField form={form} name="price" label={text('storeSettings.shipping.price')}>
        {(field) => (
          <NumberField
            {...field}
            minValue={0}
            maxValue={AMOUNT_LIMIT}
            formatOptions={money}
            steppers="none"
            description={text('storeSettings.shipping.priceHint')}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
