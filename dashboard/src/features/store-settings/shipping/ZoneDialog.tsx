import { FormField } from '@data1522/design-system/FormField'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { nextId, useRows } from '../frame/useRows.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import { isRest, type ShippingForm, type Zone } from './shipping-form.ts'

interface ZoneDialogProps {
  form: ShippingForm
  /** The one that is edited; a new one is made without. */
  zone: Zone | undefined
  isOpen: boolean
}

/** Asks for a zone's name and its countries; a country is in one zone only. */
export function ZoneDialog({ form: section, zone: given, isOpen }: ZoneDialogProps) {
  const text = useText()
  const { options } = useCountries()
  const { close, open } = useSettingsAddress()
  const { rows, put, edit } = useRows(section, 'zones')
  // While it closes, the address says no more what it is about.
  const [zone] = useState(given)
  const others = rows.filter(({ id }) => id !== zone?.id)
  const zoneOf = (country: string) => others.find(({ countries }) => countries.includes(country))
  const rest = others.find(isRest)
  const schema = z.object({
    name: requiredLine,
    countries: z
      .array(z.string())
      .check(
        z.refine(
          (countries) => countries.length > 0 || !rest,
          text('storeSettings.shipping.restTaken', { zone: rest?.name ?? '' }),
        ),
      ),
  })
  const form = useSchemaForm<z.infer<typeof schema>, z.infer<typeof schema>>({
    schema,
    defaultValues: { name: zone?.name ?? '', countries: zone?.countries ?? [] },
    draftKey: personKey(`draft-zone-${zone?.id ?? 'new'}`),
    onSubmit: (values) => {
      if (zone) {
        edit(zone.id, (now) => ({ ...now, ...values }))
        close()
      } else {
        const id = nextId(rows)
        put({ id, rates: [], ...values })
        open('rate', id, 'new')
      }
    },
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={close}
      title={text(zone ? 'storeSettings.shipping.editZone' : 'storeSettings.shipping.addZone')}
      description={text('storeSettings.shipping.zoneText')}
      submitLabel={text(zone ? 'storeSettings.apply' : 'storeSettings.shipping.addZone')}
    >
      <FormField form={form} name="name" label={text('storeSettings.shipping.zoneName')}>
        {(field) => <TextField {...field} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name="countries"
        label={text('storeSettings.shipping.countries')}
        isRequired={false}
      >
        {(field) => (
          <MultiSelect
            {...field}
            placeholder={text('storeSettings.shipping.rest')}
            description={text('storeSettings.shipping.countriesHint')}
            options={options.map(({ id, label }) => {
              const taken = zoneOf(id)
              return {
                id,
                label,
                ...(taken && {
                  isDisabled: true,
                  description: text('storeSettings.shipping.takenBy', { zone: taken.name }),
                }),
              }
            })}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
