import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { Select } from '@data1522/design-system/Select'
import { STORE_CURRENCIES, UNIT_SYSTEMS, WEIGHT_UNITS } from '@data1522/mocks/contract/store-settings'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { anchorOf } from '../sections.ts'
import type { DetailsCardProps } from './details-form.ts'
import { useRegionOptions, zoneLabels } from '../../../shared/forms/useRegionOptions.ts'

const EXAMPLE_PRICE = 1249.5

/** The clock, the measures and the money of the store. */
export function RegionCard({ form }: DetailsCardProps) {
  const text = useText()
  const { locale } = useIntl()
  const { money } = useFormats()
  const [zone, currency] = useWatch({ control: form.hook.control, name: ['timeZone', 'currency'] })
  const { zones, currencies } = useRegionOptions(zone, STORE_CURRENCIES)
  return (
    <SettingsCard
      id="settings-region"
      title={text('storeSettings.store.region')}
      description={text('storeSettings.store.regionDescription')}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="timeZone" label={text('storeSettings.store.timeZone')}>
          {(field) => (
            <Select
              {...field}
              id={anchorOf('store', 'timeZone')}
              options={zones}
              isSearchable
              description={zoneLabels(locale, zone)}
            />
          )}
        </FormField>
        <FormField form={form} name="currency" label={text('storeSettings.store.currency')}>
          {(field) => (
            <Select
              {...field}
              id={anchorOf('store', 'currency')}
              options={currencies}
              description={text('storeSettings.store.currencyHint', {
                price: money(EXAMPLE_PRICE, currency),
              })}
            />
          )}
        </FormField>
        <FormField form={form} name="unitSystem" label={text('storeSettings.store.unitSystem')}>
          {(field) => (
            <Select
              {...field}
              id={anchorOf('store', 'unitSystem')}
              options={UNIT_SYSTEMS.map((id) => ({ id, label: text(`storeSettings.units.${id}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="weightUnit" label={text('storeSettings.store.weightUnit')}>
          {(field) => (
            <Select
              {...field}
              id={anchorOf('store', 'weightUnit')}
              options={WEIGHT_UNITS.map((id) => ({ id, label: text(`storeSettings.weight.${id}`) }))}
            />
          )}
        </FormField>
      </Grid>
    </SettingsCard>
  )
}
