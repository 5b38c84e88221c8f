import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balanceOf, sumMoney, totalInvoice } from './contract-totals.ts'

const RUNS = { numRuns: 500, seed: 1522 }

const nothingOff = { kind: 'percent', value: 0 } as const

/** As a person counts: whole cents, hundredths of a piece, tenths of a per cent. */
const counted = fc.record({
  lines: fc.array(
    fc.record({ cents: fc.nat(10_000_000), hundredths: fc.integer({ min: 1, max: 200_000 }) }),
    { maxLength: 50 },
  ),
  discount: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), tenths: fc.nat(1000) }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.nat(10_000_000) }),
  ),
  taxes: fc.array(fc.nat(1000), { maxLength: 2 }),
})

type Counted = typeof counted extends fc.Arbitrary<infer Value> ? Value : never

const toParts = ({ lines, discount, taxes }: Counted) => ({
  lines: lines.map(({ cents, hundredths }) => ({ cost: cents / 100, quantity: hundredths / 100 })),
  discount:
    discount.kind === 'percent'
      ? { kind: discount.kind, value: discount.tenths / 10 }
      : { kind: discount.kind, value: discount.cents / 100 },
  taxes: taxes.map((tenths) => ({ percent: tenths / 10 })),
})

const divide = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const add = (numbers: readonly bigint[]) => numbers.reduce((sum, number) => sum + number, 0n)

/** The same in whole numbers without an end, halves up. */
const countExactly = ({ lines, discount, taxes }: Counted) => {
  const lineTotals = lines.map(({ cents, hundredths }) => divide(BigInt(cents) * BigInt(hundredths), 100n))
  const subtotal = add(lineTotals)
  const wanted =
    discount.kind === 'percent' ? divide(subtotal * BigInt(discount.tenths), 1000n) : BigInt(discount.cents)
  const discountAmount = smaller(wanted, subtotal)
  const taxed = subtotal - discountAmount
  const taxAmounts = taxes.map((tenths) => divide(taxed * BigInt(tenths), 1000n))
  return { lineTotals, subtotal, discountAmount, taxAmounts, total: taxed + add(taxAmounts) }
}

const toMoney = (cents: bigint) => Number(cents) / 100

describe('totalInvoice', () => {
  test('adds up an invoice', () => {
    const totals = totalInvoice({
      lines: [
        { cost: 68, quantity: 2.5 },
        { cost: 34.2, quantity: 3 },
      ],
      discount: { kind: 'percent', value: 10 },
      taxes: [{ percent: 9 }, { percent: 9 }],
    })
    expect(totals).toEqual({
      lineTotals: [170, 102.6],
      subtotal: 272.6,
      discountAmount: 27.26,
      taxAmounts: [22.08, 22.08],
      total: 289.5,
    })
  })

  test('leaves lines that are not taxed out of the taxes, with their share of the discount', () => {
    const totals = totalInvoice({
      lines: [
        { cost: 100, quantity: 1 },
        { cost: 50, quantity: 2, isTaxed: false },
      ],
      discount: { kind: 'amount', value: 20 },
      taxes: [{ percent: 10 }],
    })
    expect(totals).toMatchObject({ subtotal: 200, discountAmount: 20, taxAmounts: [9], total: 189 })
    const free = { cost: 50, quantity: 2, isTaxed: false }
    const taxes = [{ percent: 10 }]
    expect(totalInvoice({ lines: [free], discount: nothingOff, taxes })).toMatchObject({
      taxAmounts: [0],
      total: 100,
    })
  })

  test.each([
    [1.005, 1, 1.01],
    [0.615, 1, 0.62],
    [8.345, 3, 25.04],
    [0.1, 3, 0.3],
    [0.004, 1, 0],
  ])('%d × %d comes to %d', (cost, quantity, total) => {
    const lines = [{ cost, quantity }]
    expect(totalInvoice({ lines, discount: nothingOff, taxes: [] }).total).toBe(total)
  })

  test('comes to nothing without lines, and with everything off', () => {
    const lines = [{ cost: 99.99, quantity: 7 }]
    const taxes = [{ percent: 20 }]
    expect(totalInvoice({ lines: [], discount: nothingOff, taxes }).total).toBe(0)
    expect(totalInvoice({ lines, discount: { kind: 'percent', value: 100 }, taxes }).total).toBe(0)
    expect(totalInvoice({ lines, discount: { kind: 'amount', value: 700 }, taxes })).toMatchObject({
      discountAmount: 699.93,
      taxAmounts: [0],
      total: 0,
    })
  })

  test('agrees to the cent with counting in whole numbers', () =>
    fc.assert(
      fc.property(counted, (given) => {
        const { lineTotals, subtotal, discountAmount, taxAmounts, total } = countExactly(given)
        expect(totalInvoice(toParts(given))).toEqual({
          lineTotals: lineTotals.map(toMoney),
          subtotal: toMoney(subtotal),
          discountAmount: toMoney(discountAmount),
          taxAmounts: taxAmounts.map(toMoney),
          total: toMoney(total),
        })
      }),
      RUNS,
    ))

  test('is the sum of its parts, and never less than nothing', () =>
    fc.assert(
      fc.property(counted, (given) => {
        const { lineTotals, subtotal, discountAmount, taxAmounts, total } = totalInvoice(toParts(given))
        expect(sumMoney(lineTotals)).toBe(subtotal)
        expect(sumMoney([subtotal, -discountAmount, ...taxAmounts])).toBe(total)
        expect(discountAmount).toBeLessThanOrEqual(subtotal)
        expect(total).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    ))

  test('does not depend on the order of the lines', () =>
    fc.assert(
      fc.property(counted, (given) => {
        const turned = { ...given, lines: given.lines.toReversed() }
        expect(totalInvoice(toParts(turned)).total).toBe(totalInvoice(toParts(given)).total)
      }),
      RUNS,
    ))
})

describe('balanceOf', () => {
  test.each([
    ['nothing is paid', 310.1, [], 310.1],
    ['a part is paid', 310.1, [100, 0.1], 210],
    ['everything is paid', 0.3, [0.1, 0.2], 0],
    ['too much is paid', 310.1, [400], -89.9],
  ])('when %s of %d', (_, total, amounts, balance) => {
    expect(
      balanceOf(
        total,
        amounts.map((amount) => ({ amount })),
      ),
    ).toBe(balance)
  })

  test('goes down by exactly what is paid', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.array(fc.nat(100_000_000)), (total, payments) => {
        const paid = payments.reduce((sum, cents) => sum + cents, 0)
        const amounts = payments.map((cents) => ({ amount: cents / 100 }))
        expect(balanceOf(total / 100, amounts)).toBe((total - paid) / 100)
      }),
      RUNS,
    ))
})
