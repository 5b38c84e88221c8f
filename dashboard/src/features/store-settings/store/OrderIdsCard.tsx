import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { TextField } from '@data1522/design-system/TextField'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { nextOrderNumbers } from '../../../entities/order/order-number.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'
import { nextOrderQuery } from '../../../entities/store/queries.ts'
import { anchorOf } from '../sections.ts'
import type { DetailsCardProps } from './details-form.ts'
import { NextNumbers } from './NextNumbers.tsx'

/** What stands around the number of an order, and how that will look. */
export function OrderIdsCard({ form }: DetailsCardProps) {
  const text = useText()
  const [orderIdPrefix, orderIdSuffix] = useWatch({
    control: form.hook.control,
    name: ['orderIdPrefix', 'orderIdSuffix'],
  })
  const { data: next, isError } = useQuery(nextOrderQuery())
  return (
    <SettingsCard
      id="settings-order-ids"
      title={text('storeSettings.store.orderIds')}
      description={text('storeSettings.store.orderIdsDescription')}
    >
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField
          form={form}
          name="orderIdPrefix"
          label={text('storeSettings.store.prefix')}
          isRequired={false}
        >
          {(field) => <TextField {...field} id={anchorOf('store', 'orderIds')} autoComplete="off" />}
        </FormField>
        <FormField
          form={form}
          name="orderIdSuffix"
          label={text('storeSettings.store.suffix')}
          isRequired={false}
        >
          {(field) => <TextField {...field} autoComplete="off" />}
        </FormField>
      </Grid>
      {!isError && (
        <NextNumbers
          title={text('storeSettings.store.preview')}
          numbers={next === undefined ? undefined : nextOrderNumbers({ orderIdPrefix, orderIdSuffix }, next)}
        />
      )}
    </SettingsCard>
  )
}
