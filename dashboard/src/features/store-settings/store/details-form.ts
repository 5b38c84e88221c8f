import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { StoreDetails } from '@data1522/mocks/contract/store-settings'

/** What each card of the store's details is given. */
export interface DetailsCardProps {
  form: SchemaFormHandle<StoreDetails, StoreDetails>
}
