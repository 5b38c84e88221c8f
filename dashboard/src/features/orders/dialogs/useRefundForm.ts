import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { OrderDetails, OrderRefund } from '@data1522/mocks/contract/order-details'
import {
  coversPieces,
  piecesKept,
  type Pieces,
  unsentOf,
  worthOf,
} from '@data1522/mocks/contract/order-pieces'
import { z } from '@data1522/mocks/contract/zod'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { piecesOf, toPieces } from './dialog.ts'

export const REFUND_REASONS = ['damaged', 'wrong', 'late', 'unwanted', 'other'] as const

/** Which pieces a refund is about where some were sent and others not yet. */
export const REFUND_ORIGINS = ['unsent', 'sent'] as const

const CENT = 0.01
const LONGEST = 120

/** What a refund is made of. */
export interface RefundValues {
  pieces: Record<string, number>
  hasShipping: boolean
  origin: (typeof REFUND_ORIGINS)[number] | null
  amount: number | null
  reason: (typeof REFUND_REASONS)[number] | null
  note: string
}

export interface CheckedRefund extends RefundValues {
  amount: number
  reason: (typeof REFUND_REASONS)[number]
  /** The pieces that go back: none if the amount is less than was paid for them. */
  items: OrderRefund['items']
  /** Those of them that will not be sent. */
  unsent: OrderRefund['unsent']
}

/** Whether pieces that go back may be of those that were sent or of those that were not. */
const isOfEither = (details: OrderDetails, pieces: Pieces, amount: number | null) => {
  if (amount === null || !coversPieces(details, pieces, amount)) return false
  const { least, most } = unsentOf(details, pieces)
  return Object.keys(pieces).some((id) => least[id]! < most[id]!)
}

/** The form of a refund: the amount follows the chosen pieces until somebody writes another. */
export function useRefundForm(
  details: OrderDetails,
  lines: readonly number[],
  onChecked: (refund: CheckedRefund) => void,
) {
  const text = useText()
  const { money } = useFormats()
  const { refundable, refunds, shipping } = details
  const kept = piecesKept(details)
  const canShip = shipping > 0 && refunds.length === 0
  const suggest = (pieces: Record<string, number>, hasShipping: boolean) =>
    Math.min(refundable, worthOf(details, pieces, hasShipping))
  const first =
    lines.length > 0 ? piecesOf(kept, lines) : Object.fromEntries([...kept].map(([id]) => [id, 0]))
  const fields = z.object({
    pieces: z.record(z.string(), z.number()),
    hasShipping: z.boolean(),
    origin: z.nullable(z.enum(REFUND_ORIGINS)),
    amount: z
      .number()
      .check(
        z.minimum(CENT, text('order.amountMissing')),
        z.maximum(refundable, text('order.amountTooHigh', { most: money(refundable) })),
      ),
    reason: z.enum(REFUND_REASONS),
    note: z.string().check(z.trim(), z.maxLength(LONGEST)),
  })
  const schema = fields.check(
    z.refine(({ origin, pieces, amount }) => origin !== null || !isOfEither(details, pieces, amount), {
      path: ['origin'],
      message: text('order.refundOriginMissing'),
      when: () => true,
    }),
  )
  const form = useSchemaForm<RefundValues, Omit<CheckedRefund, 'items' | 'unsent'>>({
    schema,
    defaultValues: {
      pieces: first,
      hasShipping: false,
      origin: null,
      amount: suggest(first, false) || null,
      reason: null,
      note: '',
    },
    onSubmit: (values) => {
      const { pieces, amount, origin } = values
      const isWhole = coversPieces(details, pieces, amount)
      const { least, most } = unsentOf(details, pieces)
      onChecked({
        ...values,
        items: isWhole ? toPieces(pieces) : [],
        unsent: isWhole ? toPieces(origin === 'sent' ? least : most) : [],
      })
    },
  })
  const { hook } = form
  const follow = () => {
    const [pieces, hasShipping] = hook.getValues(['pieces', 'hasShipping'])
    hook.setValue('amount', suggest(pieces, hasShipping) || null, {
      shouldDirty: true,
      shouldValidate: form.tries.failed > 0,
    })
  }
  return {
    form,
    kept,
    canShip,
    isOfEither: (pieces: Pieces, amount: number | null) => isOfEither(details, pieces, amount),
    /** Every piece that is left, and the delivery. */
    takeAll: () => {
      hook.setValue('pieces', piecesOf(kept, []), { shouldDirty: true })
      hook.setValue('hasShipping', canShip, { shouldDirty: true })
      hook.setValue('amount', refundable, { shouldDirty: true, shouldValidate: form.tries.failed > 0 })
    },
    choosePieces: (pieces: Record<string, number>) => {
      hook.setValue('pieces', pieces, { shouldDirty: true })
      follow()
    },
    chooseShipping: (hasShipping: boolean) => {
      hook.setValue('hasShipping', hasShipping, { shouldDirty: true })
      follow()
    },
  }
}
