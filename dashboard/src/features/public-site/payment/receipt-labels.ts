import type { PaymentReceipt } from '@data1522/mocks/contract/payment'
import { appTitle } from '../../../core/brand.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import type { Formats } from '../../../core/i18n/useFormats.ts'
import type { useText } from '../../../core/i18n/useText.ts'
import type { DocumentLabels, Fact } from '../../../entities/invoice/pdf/document-labels.ts'
import { PLAN_CURRENCY } from '../../../entities/plan/usePrice.ts'

interface ReceiptContext {
  readonly text: ReturnType<typeof useText>
  readonly formats: Formats
  /** The name of a country, by its code. */
  readonly nameOf: (country: string) => string
}

/** The payment method, with the last digits of a card. */
export const wayOf = ({ way, lastDigits }: PaymentReceipt, text: ReceiptContext['text']) =>
  lastDigits ? text('payment.cardEnding', { digits: lastDigits }) : text(`payment.way.${way}`)

/** The bank details for a transfer. */
export const bankFacts = ({ id, bank }: PaymentReceipt, text: ReceiptContext['text']): Fact[] =>
  bank
    ? [
        { term: text('payment.bankName'), value: bank.bankName },
        { term: text('payment.iban'), value: bank.iban },
        { term: text('payment.swift'), value: bank.swiftCode },
        { term: text('payment.reference'), value: id },
      ]
    : []

/** All texts of the receipt's file, in the current language. */
export function receiptLabels(
  receipt: PaymentReceipt,
  { text, formats, nameOf }: ReceiptContext,
): DocumentLabels {
  const { id, billing, quote, issuedOn, payBefore, status } = receipt
  // Isolated, because in Arabic text the currency and the number would change places.
  const money = (amount: number) => isolated(formats.money(amount, PLAN_CURRENCY))
  const { rate } = formats
  const { plan, cycle, startsOn, endsOn, price, promo, discount, taxPercent, tax, total } = quote
  const person = `${billing.firstName} ${billing.lastName}`
  const period = text('payment.period', { start: formats.day(startsOn), end: formats.day(endsOn) })
  const taxTerm =
    taxPercent === 0
      ? text('payment.noTax', { country: nameOf(quote.country) })
      : text(`payment.tax.${quote.taxKind}`, { rate: rate(taxPercent), country: nameOf(quote.country) })
  return {
    title: text(status === 'paid' ? 'payment.receipt' : 'payment.orderDocument', { id }),
    facts: [
      { term: text('payment.issued'), value: formats.day(issuedOn) },
      ...(payBefore ? [{ term: text('payment.payBefore'), value: formats.day(payBefore) }] : []),
    ],
    shop: { name: appTitle, lines: [text('payment.vendor')] },
    client: {
      title: text('payment.billedTo'),
      name: billing.company || person,
      lines: [
        billing.company ? person : '',
        billing.street,
        [billing.postalCode, billing.city].filter(Boolean).join(' '),
        nameOf(billing.country),
        billing.email,
        billing.vatNumber && text('payment.vatLine', { number: billing.vatNumber }),
      ].filter(Boolean),
    },
    payTitle: text('payment.way'),
    pay: [
      {
        term: text(status === 'paid' ? 'payment.wayTerm' : 'payment.wayAhead'),
        value: wayOf(receipt, text),
      },
      ...bankFacts(receipt, text),
    ],
    columns: {
      caption: text('payment.details'),
      item: text('payment.item'),
      cost: text('payment.price'),
      quantity: text('payment.quantity'),
      total: text('payment.amount'),
    },
    lines: [
      {
        id: plan,
        item: text(`payment.line.${cycle}`, { plan: text(`plans.${plan}`) }),
        description: period,
        cost: money(price),
        quantity: formats.number(1),
        total: money(price),
      },
    ],
    totals: {
      parts: [
        ...(discount > 0 && promo
          ? [
              {
                term: text('payment.discount', { code: promo.code, rate: rate(promo.percent) }),
                value: money(-discount),
              },
            ]
          : []),
        { term: text('payment.net'), value: money(quote.net) },
        { term: taxTerm, value: money(tax) },
      ],
      total: { term: text('payment.total'), value: money(total) },
      paid: status === 'paid' ? { term: text('payment.paid'), value: money(total) } : undefined,
      balance: status === 'paid' ? undefined : { term: text('payment.due'), value: money(total) },
    },
    note: { title: text('payment.demo'), text: text('payment.demoText') },
    terms: undefined,
    stub: undefined,
  }
}
