import { CUSTOMER_COUNTRIES } from '@data1522/mocks/contract/customers'
import {
  CHECKOUT_PAYMENTS,
  DEAL_CHANNELS,
  DEAL_KINDS,
  DEAL_STATUSES,
  DEAL_USERS,
  type NewDeal,
} from '@data1522/mocks/contract/listings'
import { PRODUCT_CATEGORIES } from '@data1522/mocks/contract/products'
import { z } from '@data1522/mocks/contract/zod'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import type { useText } from '../../../core/i18n/useText.ts'
import { daysAfter, today } from '../../../entities/invoice/days.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'

type Speak = ReturnType<typeof useText>

const TEXT_LIMIT = 500

/** A rule on several answers is told together with what is wrong with each alone. */
const always = () => true

const some = <const Word extends string>(words: readonly Word[]) => z.array(z.enum(words))

/** All that a deal asks, step by step; `taken` are codes that other deals are known to have. */
export const dealSchema = (text: Speak, taken: readonly string[] = []) =>
  z
    .object({
      kind: z.enum(DEAL_KINDS),
      discount: z.pipe(z.nullable(z.number()), z.number().check(z.positive())),
      regions: some(CUSTOMER_COUNTRIES),
      title: requiredLine,
      code: requiredLine.check(
        z.regex(/^[A-Za-z0-9]{4,20}$/, text('deal.codeWrong')),
        z.toUpperCase(),
        z.refine((code) => !taken.includes(code), text('deal.codeTaken')),
      ),
      text: z.string().check(z.trim(), z.maxLength(TEXT_LIMIT)),
      categories: some(PRODUCT_CATEGORIES),
      minimum: z.nullable(z.number().check(z.nonnegative())),
      // The store's day may still be the one before; the server knows.
      duration: z.pipe(
        z.nullable(z.object({ start: z.string(), end: z.string() })),
        z
          .object({ start: z.string(), end: z.string() })
          .check(z.refine(({ end }) => end >= daysAfter(today(), -1), text('deal.over'))),
      ),
      notify: some(DEAL_CHANNELS),
      users: z.enum(DEAL_USERS),
      limit: z.nullable(z.int().check(z.positive())),
      payments: some(CHECKOUT_PAYMENTS).check(z.minLength(1)),
      status: z.enum(DEAL_STATUSES),
      isSingleUse: z.boolean(),
      isConfirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, text('deal.notConfirmed'))),
    })
    .check(
      z.refine(({ kind, discount }) => kind === 'flat' || !(discount > 100), {
        path: ['discount'],
        message: text('deal.tooMuch'),
        when: always,
      }),
    )

/** What a deal says while it is written. */
export type DealValues = z.input<ReturnType<typeof dealSchema>>
/** What it says once it is right. */
export type DealAnswers = z.output<ReturnType<typeof dealSchema>>
/** The form of a deal at work. */
export type DealForm = SchemaFormHandle<DealValues, DealAnswers>

/** What each step is given. */
export interface DealStepProps {
  form: DealForm
}

/** A deal that nobody has written into. */
export const emptyDeal: DealValues = {
  kind: 'percentage',
  discount: null,
  regions: [],
  title: '',
  code: '',
  text: '',
  categories: [],
  minimum: null,
  duration: null,
  notify: [],
  users: 'everyone',
  limit: null,
  payments: [...CHECKOUT_PAYMENTS],
  status: 'active',
  isSingleUse: false,
  isConfirmed: false,
}

/** The steps, each with the answers that it asks. */
export const dealSteps = {
  type: ['kind', 'discount', 'regions'],
  details: ['title', 'code', 'text', 'categories', 'minimum', 'duration', 'notify'],
  usage: ['users', 'limit', 'payments', 'status', 'isSingleUse'],
  review: ['isConfirmed'],
} as const satisfies Record<string, readonly (keyof DealValues)[]>

export type DealStep = keyof typeof dealSteps

/** What is sent of the answers. */
export const toDeal = ({
  duration,
  isConfirmed: _isConfirmed,
  minimum,
  ...answers
}: DealAnswers): NewDeal => ({
  ...answers,
  minimum: minimum ?? 0,
  from: duration.start,
  to: duration.end,
})
