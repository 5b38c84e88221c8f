import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { z } from '@data1522/mocks/contract/zod'
import { line, requiredLine } from '../../../shared/forms/lines.ts'

/** What each step checks before it is left. */
export const profileSchema = z.object({
  username: requiredLine,
  email: z.email(),
  password: z.string().check(z.minLength(10)),
  firstName: requiredLine,
  lastName: requiredLine,
  phone: line,
  language: z.string().check(z.minLength(1)),
  street: requiredLine,
  postCode: requiredLine,
  city: requiredLine,
  country: z.string().check(z.minLength(1)),
  website: z.union([z.literal(''), z.url()]),
  linkedIn: line,
  github: line,
  x: line,
})

/** Who registers, and where to find them. */
export type Profile = z.infer<typeof profileSchema>

/** The form of a profile at work. */
export type ProfileForm = SchemaFormHandle<Profile, Profile>

/** The names of the fields of each step. */
export const stepFields = {
  account: ['username', 'email', 'password'],
  personal: ['firstName', 'lastName', 'phone', 'language'],
  address: ['street', 'postCode', 'city', 'country'],
  social: ['website', 'linkedIn', 'github', 'x'],
  review: [],
} as const satisfies Record<string, readonly (keyof Profile)[]>

/** A step by its id. */
export type ProfileStep = keyof typeof stepFields

/** Nothing answered yet. */
export const noAnswers: Profile = {
  username: '',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  phone: '',
  language: '',
  street: '',
  postCode: '',
  city: '',
  country: '',
  website: '',
  linkedIn: '',
  github: '',
  x: '',
}

/** All answers of one person, for demos that begin further on. */
export const exampleAnswers: Profile = {
  username: 'ines.moreau',
  email: 'ines.moreau@example.com',
  password: 'harbour-east-1522',
  firstName: 'Ines',
  lastName: 'Moreau',
  phone: '+33 6 39 98 12 04',
  language: 'fr',
  street: '14 rue des Docks',
  postCode: '69009',
  city: 'Lyon',
  country: 'FR',
  website: 'https://inesmoreau.example',
  linkedIn: 'ines-moreau',
  github: 'inesmoreau',
  x: '',
}
