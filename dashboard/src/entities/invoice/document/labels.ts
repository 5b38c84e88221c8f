import type { StoreDetails } from '@data1522/mocks/contract/store-settings'
import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import type { Formats } from '../../../core/i18n/useFormats.ts'
import type { DocumentLabels, Fact } from '../pdf/document-labels.ts'
import { presetOf } from '../presets.ts'
import type { InvoiceContent } from './content.ts'

type Speak = (id: MessageId, values?: Record<string, string | number>) => string

const filled = (lines: readonly (string | undefined)[]) =>
  lines.filter((line): line is string => Boolean(line))

/** The sender and the recipient of the invoice. */
function parties(
  { client }: InvoiceContent,
  shop: StoreDetails | undefined,
  { country }: Formats,
  text: Speak,
) {
  const home = shop?.billingAddress
  return {
    shop: {
      name: shop?.name ?? 'DATA1522',
      lines: filled([
        shop?.legalName,
        filled([home?.address, home?.apartment]).join(', '),
        filled([home?.city, home?.state, home?.postalCode]).join(', '),
        shop?.email,
        shop?.phone,
      ]),
    },
    client: {
      title: text('invoice.billedTo'),
      name: client.company || client.name,
      lines: filled([
        client.company ? client.name : '',
        client.address,
        client.country && country(client.country),
        client.contact,
        client.companyEmail,
      ]),
    },
  }
}

/** The amounts, from the subtotal to the balance due. */
function totals(sheet: InvoiceContent, { money, rate }: Formats, text: Speak) {
  const { discount, discountAmount, subtotal, taxes, taxAmounts, total, payments, balance } = sheet
  const off =
    discount.kind === 'percent'
      ? text('invoice.discountOf', { rate: rate(discount.value) })
      : text('invoice.discount')
  const paid = sumMoney(payments.map(({ amount }) => amount))
  return {
    parts: [
      { term: text('invoice.subtotal'), value: money(subtotal) },
      ...(discountAmount > 0 ? [{ term: off, value: money(-discountAmount) }] : []),
      ...taxes.map((tax, index) => ({
        term: text('invoice.taxOf', { name: tax.name, rate: rate(tax.percent) }),
        value: money(taxAmounts[index] ?? 0),
      })),
    ] satisfies Fact[],
    total: { term: text('invoice.total'), value: money(total) },
    paid: paid > 0 ? { term: text('invoice.paid'), value: money(-paid) } : undefined,
    balance:
      payments.length === 0
        ? undefined
        : {
            term: text(balance < 0 ? 'invoice.credit' : 'invoice.balance'),
            value: money(Math.abs(balance)),
          },
  }
}

/** All texts of an invoice document in one language; the screen and the PDF show the same. */
export function invoiceLabels(
  sheet: InvoiceContent,
  shop: StoreDetails | undefined,
  text: Speak,
  given: Formats,
): DocumentLabels {
  // Isolated, because in Arabic text the currency and the number would change places.
  const formats = { ...given, money: (amount: number) => isolated(given.money(amount)) }
  const { money, day } = formats
  const { number, lines, paymentDetails: bank, showNotes, showStub, showTerms, taxes } = sheet
  const numbered = number === undefined ? text('invoice.numberLater') : text('invoice.number', { id: number })
  const due = { term: text('invoice.totalDue'), value: money(bank.totalDue) }
  const titledText = (title: MessageId, content: string) => ({ title: text(title), text: content })
  return {
    ...parties(sheet, shop, formats, text),
    title: number === undefined ? text('invoice.unnumbered') : numbered,
    facts: [
      ...(number === undefined ? [{ term: text('invoice.numberLabel'), value: numbered }] : []),
      { term: text('invoice.issued'), value: day(sheet.issuedDate) },
      { term: text('invoice.due'), value: day(sheet.dueDate) },
      ...(sheet.salesperson ? [{ term: text('invoice.salesperson'), value: sheet.salesperson }] : []),
    ] satisfies Fact[],
    payTitle: text('invoice.payTo'),
    pay: [
      due,
      { term: text('invoice.method'), value: text(`invoice.accepted.${sheet.acceptedMethod}`) },
      // Cash on delivery needs no bank account.
      ...(sheet.acceptedMethod === 'cashOnDelivery'
        ? []
        : [
            { term: text('invoice.bank'), value: bank.bankName },
            { term: text('invoice.country'), value: formats.country(bank.country) },
            { term: text('invoice.iban'), value: bank.iban },
            { term: text('invoice.swift'), value: bank.swiftCode },
          ]),
    ] satisfies Fact[],
    columns: {
      caption: text('invoice.lines'),
      item: text('invoice.item'),
      cost: text('invoice.cost'),
      quantity: text('invoice.quantity'),
      total: text('invoice.lineTotal'),
    },
    lines: lines.map((line) => {
      const preset = presetOf(line.item)
      return {
        id: String(line.id),
        // In the form's preview, a line may have a price before it has a name.
        item: preset ? text(`invoices.item.${preset}`) : line.item || '—',
        description: filled([
          line.description,
          taxes.length > 0 && !line.isTaxed ? text('invoice.untaxed') : undefined,
        ]).join(' · '),
        cost: money(line.cost),
        quantity: text(`invoice.in.${line.unit}`, { count: line.quantity }),
        total: money(line.total),
      }
    }),
    totals: totals(sheet, formats, text),
    note: showNotes && sheet.note ? titledText('invoice.note', sheet.note) : undefined,
    terms: showTerms && sheet.terms ? titledText('invoice.terms', sheet.terms) : undefined,
    stub: showStub
      ? {
          title: text('invoice.stub'),
          text: text('invoice.stubText'),
          facts: [
            {
              term: text(number === undefined ? 'invoice.numberLabel' : 'invoice.stubNumber'),
              value: numbered,
            },
            { term: text('invoice.stubClient'), value: sheet.client.company || sheet.client.name },
            { term: text('invoice.due'), value: day(sheet.dueDate) },
            due,
          ] satisfies Fact[],
        }
      : undefined,
  }
}
