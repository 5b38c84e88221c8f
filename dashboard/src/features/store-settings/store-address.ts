import { z } from '@data1522/mocks/contract/zod'
import { countryCodes } from '../../core/i18n/country-codes.ts'
import { line } from '../../shared/forms/lines.ts'

/** A postal address of the store. */
export const addressSchema = z.object({
  country: z.enum(countryCodes),
  address: line,
  apartment: line,
  city: line,
  state: line,
  postalCode: line,
})

/** What the parts of an address are called in one of the store that is at a `path`. */
export const addressNames = <Path extends string>(path: Path) =>
  ({
    line1: `${path}.address`,
    line2: `${path}.apartment`,
    town: `${path}.city`,
    state: `${path}.state`,
    postCode: `${path}.postalCode`,
    country: `${path}.country`,
  }) as const
