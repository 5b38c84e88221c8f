import { SHIPPING_CONDITIONS } from '@data1522/mocks/contract/store-settings'
import { z } from '@data1522/mocks/contract/zod'
import type { useText } from '../../../core/i18n/useText.ts'
import { requiredLine } from '../../../shared/forms/lines.ts'
import { bound, price } from './schema.ts'

/** What the dialog of a rate asks for; nothing costs nothing until a price is given. */
export interface RateValues {
  name: string
  condition: (typeof SHIPPING_CONDITIONS)[number]
  min: number | null
  max: number | null
  price: number | null
}

export const newRate: RateValues = { name: '', condition: 'always', min: null, max: null, price: null }

/** The rules of a rate: its upper bound lies above its lower one. */
export const rateSchema = (text: ReturnType<typeof useText>) =>
  z
    .object({
      name: requiredLine,
      condition: z.enum(SHIPPING_CONDITIONS),
      min: bound,
      max: bound,
      price,
    })
    .check(
      z.refine(
        ({ condition, min, max }) => condition === 'always' || min === null || max === null || min <= max,
        { path: ['max'], message: text('storeSettings.shipping.boundsCrossed') },
      ),
    )
