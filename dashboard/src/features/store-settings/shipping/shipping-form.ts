import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { StoreShipping } from '@data1522/mocks/contract/store-settings'

export type ShippingForm = SchemaFormHandle<StoreShipping, StoreShipping>
export type Zone = StoreShipping['zones'][number]

/** Whether a zone is the rest of the world: what no other zone has. */
export const isRest = ({ countries }: Pick<Zone, 'countries'>) => countries.length === 0
