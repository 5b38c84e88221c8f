import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import { SectionForm } from '../frame/SectionForm.tsx'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { BillingCard } from './BillingCard.tsx'
import { InvoiceNumbersCard } from './InvoiceNumbersCard.tsx'
import { OrderIdsCard } from './OrderIdsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { RegionCard } from './RegionCard.tsx'
import { detailsSchema } from './schema.ts'
import type { StoreDetails } from '@data1522/mocks/contract/store-settings'

const same = (details: StoreDetails) => details

/** Who the store is, what it bills under, how it counts, and how its orders and invoices are numbered. */
export function StoreSection(props: SectionProps) {
  const text = useText()
  const { formatDisplayName } = useIntl()
  const form = useSection<'store', StoreDetails>({
    ...props,
    name: 'store',
    schema: detailsSchema,
    read: same,
    write: same,
  })
  const write = (name: string, value: unknown) => {
    if (name === 'unitSystem') return text(`storeSettings.units.${value as StoreDetails['unitSystem']}`)
    if (name === 'weightUnit') return text(`storeSettings.weight.${value as StoreDetails['weightUnit']}`)
    if (name === 'currency') return formatDisplayName(String(value), { type: 'currency' })
    return name === 'country' ? formatDisplayName(String(value), { type: 'region' }) : undefined
  }
  return (
    <SectionForm form={form} name="store">
      <ChangedElsewhere form={form} values={props.settings.store} write={write} />
      <ProfileCard form={form} />
      <BillingCard form={form} />
      <RegionCard form={form} />
      <OrderIdsCard form={form} />
      <InvoiceNumbersCard form={form} />
    </SectionForm>
  )
}
