import { postalAddress } from '../../contract/addresses.schema.ts'
import {
  amount,
  count,
  countryCode,
  email,
  id,
  invalidInput,
  line,
  oneOf,
  paragraph,
  requiredLine,
} from '../../contract/common.schema.ts'
import { CUSTOMER_COUNTRIES } from '../customers/contract.ts'
import { PRODUCT_CATEGORIES } from '../products/contract.ts'
import {
  CHECKOUT_PAYMENTS,
  DEAL_CHANNELS,
  DEAL_KINDS,
  DEAL_STATUSES,
  DEAL_USERS,
  FURNISHINGS,
  FURNITURE,
  LISTER_ROLES,
  OWNERSHIP_TYPES,
  PROPERTY_PURPOSES,
  PROPERTY_STATES,
  PROPERTY_TYPES,
  RENT_PARTS,
  SHARED_AREAS,
} from './contract.ts'
import { text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

const positive = amount.check(z.positive())
const some = <const Word extends string>(words: readonly Word[]) =>
  z.array(oneOf(words)).check(z.maxLength(words.length))

const dealFields = z.object({
  kind: oneOf(DEAL_KINDS),
  discount: positive,
  regions: some(CUSTOMER_COUNTRIES),
  title: requiredLine,
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,20}$/)),
  text: paragraph,
  categories: some(PRODUCT_CATEGORIES),
  minimum: amount.check(z.nonnegative()),
  from: z.iso.date(),
  to: z.iso.date(),
  notify: some(DEAL_CHANNELS),
  users: oneOf(DEAL_USERS),
  limit: z.nullable(count.check(z.positive())),
  payments: some(CHECKOUT_PAYMENTS).check(z.minLength(1)),
  status: oneOf(DEAL_STATUSES),
  isSingleUse: z.boolean(),
})

const isShare = z.refine<{ kind: string; discount: number }>(
  ({ kind, discount }) => kind === 'flat' || discount <= 100,
  { path: ['discount'], message: 'No more than 100 per cent can be taken off' },
)
const endsLater = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  path: ['to'],
  message: 'A deal ends on the day that it begins, or later',
})

export const newDeal = dealFields.check(isShare, endsLater)

export const deal = z.extend(dealFields, { id, uses: count, createdOn: z.iso.datetime() })

const rooms = z.nullable(z.int().check(z.minimum(0), z.maximum(50)))

const propertyFields = z.object({
  role: oneOf(LISTER_ROLES),
  name: requiredLine,
  email,
  phone: line,
  purpose: oneOf(PROPERTY_PURPOSES),
  type: oneOf(PROPERTY_TYPES),
  address: z.extend(z.omit(postalAddress, { country: true }), {
    postCode: requiredLine,
    countryCode,
  }),
  landmark: line,
  bedrooms: rooms,
  bathrooms: rooms,
  balconies: rooms,
  floor: z.nullable(z.int().check(z.minimum(-5), z.maximum(200))),
  furnishing: oneOf(FURNISHINGS),
  furniture: some(FURNITURE),
  sharedAreas: some(SHARED_AREAS),
  isEnsuite: z.boolean(),
  isOpenKitchen: z.boolean(),
  builtArea: positive,
  plotArea: z.nullable(positive),
  availableFrom: z.nullable(z.iso.date()),
  state: oneOf(PROPERTY_STATES),
  ownership: oneOf(OWNERSHIP_TYPES),
  roadWidth: z.nullable(positive),
  isGated: z.boolean(),
  price: positive,
  deposit: z.nullable(amount.check(z.nonnegative())),
  included: some(RENT_PARTS),
  isNegotiable: z.boolean(),
})

export const newProperty = propertyFields

export const property = z.extend(propertyFields, { id, reference: line, createdOn: z.iso.datetime() })

export const createDeal = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: newDeal,
  answers: { 201: deal, 400: invalidInput },
}

export const checkDealCode = {
  access: 'signed-in' as const,
  beyond: true as const,
  query: z.object({ code: text() }),
  answers: { 200: z.object({ isTaken: z.boolean() }) },
}

export const createProperty = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: newProperty,
  answers: { 201: property, 400: invalidInput },
}
