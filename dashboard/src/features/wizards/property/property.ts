import {
  AVAILABILITIES,
  FURNISHINGS,
  FURNITURE,
  LISTER_ROLES,
  type NewProperty,
  OWNERSHIP_TYPES,
  PROPERTY_PURPOSES,
  PROPERTY_STATES,
  PROPERTY_TYPES,
  RENT_PARTS,
  SHARED_AREAS,
} from '@data1522/mocks/contract/listings'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'
import { daysAfter, today } from '../../../entities/invoice/days.ts'
import { line, requiredLine } from '../../../shared/forms/lines.ts'
import { isPhoneOrEmpty } from '../../../shared/forms/phone-schema.ts'

type Speak = ReturnType<typeof useText>

/** A rule on several answers is told together with what is wrong with each alone. */
const always = () => true
const some = <const Word extends string>(words: readonly Word[]) => z.array(z.enum(words))
/** A number that has to be there, in a field that begins empty. */
const figure = (inner: z.ZodMiniType<number, number>) => z.pipe(z.nullable(z.number()), inner)
const rooms = z.nullable(z.int().check(z.minimum(0), z.maximum(50)))
const positive = z.number().check(z.positive())

/** All that a listing asks, step by step. */
export const propertySchema = (text: Speak) =>
  z
    .object({
      role: z.enum(LISTER_ROLES),
      name: requiredLine,
      email: requiredLine.check(z.email()),
      phone: line.check(isPhoneOrEmpty(text('property.phoneWrong'))),
      purpose: z.enum(PROPERTY_PURPOSES),
      type: z.enum(PROPERTY_TYPES),
      line1: requiredLine,
      line2: line,
      town: requiredLine,
      state: line,
      postCode: requiredLine,
      country: requiredLine,
      landmark: line,
      bedrooms: rooms,
      bathrooms: rooms,
      balconies: rooms,
      floor: z.nullable(z.int().check(z.minimum(-5), z.maximum(200))),
      furnishing: z.enum(FURNISHINGS),
      furniture: some(FURNITURE),
      sharedAreas: some(SHARED_AREAS),
      isEnsuite: z.boolean(),
      isOpenKitchen: z.boolean(),
      builtArea: figure(positive),
      plotArea: z.nullable(positive),
      availability: z.enum(AVAILABILITIES),
      availableFrom: z.nullable(z.iso.date()),
      condition: z.enum(PROPERTY_STATES),
      ownership: z.enum(OWNERSHIP_TYPES),
      roadWidth: z.nullable(positive),
      isGated: z.boolean(),
      price: figure(positive),
      deposit: z.nullable(z.number().check(z.nonnegative())),
      included: some(RENT_PARTS),
      isNegotiable: z.boolean(),
    })
    .check(
      z.refine(({ availability, availableFrom }) => availability === 'now' || availableFrom !== null, {
        path: ['availableFrom'],
        message: text('property.dayMissing'),
        when: always,
      }),
      // The store's day may still be the one before.
      z.refine(
        ({ availability, availableFrom }) =>
          availability === 'now' || !availableFrom || availableFrom >= daysAfter(today(), -1),
        { path: ['availableFrom'], message: text('property.dayOver'), when: always },
      ),
    )

/** What a listing says while it is written. */
export type PropertyValues = z.input<ReturnType<typeof propertySchema>>
/** What it says once it is right. */
export type PropertyAnswers = z.output<ReturnType<typeof propertySchema>>

/** A listing that nobody has written into. */
export const emptyProperty: PropertyValues = {
  role: 'owner',
  name: '',
  email: '',
  phone: '',
  purpose: 'rent',
  type: 'apartment',
  line1: '',
  line2: '',
  town: '',
  state: '',
  postCode: '',
  country: '',
  landmark: '',
  bedrooms: 1,
  bathrooms: 1,
  balconies: 0,
  floor: 0,
  furnishing: 'none',
  furniture: [],
  sharedAreas: [],
  isEnsuite: false,
  isOpenKitchen: false,
  builtArea: null,
  plotArea: null,
  availability: 'now',
  availableFrom: null,
  condition: 'resale',
  ownership: 'freehold',
  roadWidth: null,
  isGated: false,
  price: null,
  deposit: null,
  included: [],
  isNegotiable: false,
}

/** The steps, each with the answers that it asks. */
export const propertySteps = {
  about: ['role', 'name', 'email', 'phone'],
  property: ['purpose', 'type', 'line1', 'line2', 'town', 'state', 'postCode', 'country', 'landmark'],
  features: [
    'bedrooms',
    'bathrooms',
    'balconies',
    'floor',
    'furnishing',
    'furniture',
    'sharedAreas',
    'isEnsuite',
    'isOpenKitchen',
  ],
  area: [
    'builtArea',
    'plotArea',
    'availability',
    'availableFrom',
    'condition',
    'ownership',
    'roadWidth',
    'isGated',
  ],
  price: ['price', 'deposit', 'included', 'isNegotiable'],
  review: [],
} as const satisfies Record<string, readonly (keyof PropertyValues)[]>

export type PropertyStep = keyof typeof propertySteps

/** What land has none of. */
const noRooms = {
  bedrooms: null,
  bathrooms: null,
  balconies: null,
  floor: null,
  furnishing: 'none',
  furniture: [],
  isEnsuite: false,
  isOpenKitchen: false,
} as const satisfies Partial<PropertyValues>

/** Whether a property has rooms to tell of. */
export const hasRooms = ({ type }: Pick<PropertyValues, 'type'>) => type !== 'land'

/** What is sent of the answers: nothing that the others make void, such as the furniture of an empty home. */
export const toProperty = ({
  line1,
  line2,
  town,
  state,
  postCode,
  country,
  condition,
  availability,
  ...answers
}: PropertyAnswers): NewProperty => {
  const isRent = answers.purpose === 'rent'
  return {
    ...answers,
    address: { line1, line2, town, state, postCode, countryCode: country },
    state: condition,
    furniture: answers.furnishing === 'none' ? [] : answers.furniture,
    ...(!hasRooms(answers) && noRooms),
    availableFrom: availability === 'later' ? answers.availableFrom : null,
    deposit: isRent ? answers.deposit : null,
    included: isRent ? answers.included : [],
  }
}
