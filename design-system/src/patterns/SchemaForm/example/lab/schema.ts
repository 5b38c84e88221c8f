import { z } from 'zod/mini'

const text = z.string().check(z.minLength(1))
const optional = z.string()
const day = z.iso.date()
const range = z.nullable(z.object({ start: z.iso.date(), end: z.iso.date() }))

/** Forty answers under one roof: every kind of field that the library has. */
export const lab = z.object({
  firstName: text,
  lastName: text,
  email: z.email(),
  phone: optional,
  birthday: z.nullable(day),
  password: z.string().check(z.minLength(12)),
  website: z.union([z.url(), z.literal('')]),
  bio: z.string().check(z.maxLength(200)),

  company: text,
  vat: optional,
  iban: optional,
  employees: z.nullable(z.number().check(z.minimum(1), z.maximum(100_000))),
  revenue: z.nullable(z.number()),
  industry: z.enum(['retail', 'transport', 'teaching', 'health']),
  markets: z.array(z.string()).check(z.minLength(1)),
  city: z.nullable(z.string()),
  keywords: z.array(z.string()),
  languages: z.array(z.string()),
  street: optional,
  postcode: optional,

  start: z.nullable(day),
  deadline: z.nullable(day),
  holidays: range,
  call: z.nullable(z.string()),
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),

  plan: z.enum(['basic', 'team', 'company']),
  billing: z.enum(['monthly', 'yearly']),
  channels: z.array(z.string()),
  contact: z.enum(['mail', 'phone', 'none']),
  hasNews: z.boolean(),
  hasReports: z.boolean(),
  volume: z.number(),
  budget: z.tuple([z.number(), z.number()]),
  rating: z.nullable(z.number()),

  colour: optional,
  code: optional,
  documents: z.array(z.custom<File>()),
  source: optional,
  isAgreed: z.boolean().check(z.refine((is) => is, 'Agree to the terms to go on.')),
})

export type Lab = z.infer<typeof lab>

export const empty: Lab = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthday: null,
  password: '',
  website: '',
  bio: '',
  company: '',
  vat: '',
  iban: '',
  employees: null,
  revenue: null,
  industry: null as never,
  markets: [],
  city: null,
  keywords: [],
  languages: [],
  street: '',
  postcode: '',
  start: null,
  deadline: null,
  holidays: null,
  call: null,
  opens: null,
  closes: null,
  plan: 'team',
  billing: 'monthly',
  channels: [],
  contact: 'mail',
  hasNews: true,
  hasReports: false,
  volume: 40,
  budget: [200, 800],
  rating: null,
  colour: '',
  code: '',
  documents: [],
  source: '',
  isAgreed: false,
}
