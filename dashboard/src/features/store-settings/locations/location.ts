import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { StoreAddress, StoreLocations } from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import { line, requiredLine } from '../../../shared/forms/lines.ts'
import { addressSchema } from '../store-address.ts'

/** What the form of the locations holds. */
export interface Locations {
  places: StoreLocations
}

export type Place = StoreLocations[number]
export type LocationsForm = SchemaFormHandle<Locations, Locations>

export const placeFields = {
  name: requiredLine,
  phone: line,
  fulfilsOrders: z.boolean(),
  address: addressSchema,
}

export const locationsSchema = z.object({
  places: z.array(z.object({ id: z.number(), ...placeFields })).check(z.minLength(1)),
})

/** An address on one line, from the street to the state. */
export const addressLine = ({ address, apartment, city, state, postalCode }: StoreAddress) =>
  [address, apartment, [postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ')
