import { SectionForm } from '../frame/SectionForm.tsx'
import { type SectionProps, useSection } from '../frame/useSection.ts'
import { BillingCard } from './BillingCard.tsx'
import { OrderIdsCard } from './OrderIdsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { RegionCard } from './RegionCard.tsx'
import { detailsSchema } from './schema.ts'
import type { StoreDetails } from '@data1522/mocks/contract/store-settings'

const same = (details: StoreDetails) => details

/** Who the store is, what it bills under, how it counts, and how its orders are numbered. */
export function StoreSection(props: SectionProps) {
  const form = useSection<'store', StoreDetails>({
    ...props,
    name: 'store',
    schema: detailsSchema,
    read: same,
    write: same,
  })
  return (
    <SectionForm form={form} name="store">
      <ProfileCard form={form} />
      <BillingCard form={form} />
      <RegionCard form={form} />
      <OrderIdsCard form={form} />
    </SectionForm>
  )
}
