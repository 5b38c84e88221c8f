import { sumMoney, totalInvoice } from './contract-totals.ts'
import {
  INVOICE_ITEM_PRESETS,
  INVOICE_PAYMENT_METHODS,
  type InvoiceAcceptedMethod,
  type InvoiceClient,
  type InvoiceDiscount,
  type InvoiceDraft,
  type InvoicePayment,
} from './contract.ts'
import { seedCustomers } from '../customers/seed.ts'
import { dateInDays } from '../../seed/days.ts'
import { clientOf, companies } from './seed-clients.ts'
import { descriptions, taxesByCountry, textsFor } from './seed-texts.ts'
import { createRandom, deal, type Random } from '../../seed/random.ts'
import { seedUsers } from '../users/seed.ts'

/** How far an invoice got before anything was paid. */
export const INVOICE_STAGES = ['Draft', 'Sent', 'Downloaded'] as const

type InvoiceStage = (typeof INVOICE_STAGES)[number]

/** An invoice as the mocks keep it: total, balance and status follow from this. */
export interface StoredInvoice extends InvoiceDraft {
  readonly id: number
  /** As it was written when it was added; the id where none was. */
  readonly number?: string | undefined
  readonly client: InvoiceClient
  readonly avatar: string
  readonly stage: InvoiceStage
  readonly payments: readonly InvoicePayment[]
  /** Who made it, also once they are called otherwise; null where the name is nobody's. */
  readonly salespersonId: number | null
  /** The number of the order that it bills, if it does. */
  readonly order?: number | undefined
}

/** What becomes of a sample invoice; `free` has everything taken off. */
type Fate = 'paid' | 'free' | 'overpaid' | 'pastDue' | 'partial' | 'sent' | 'downloaded' | 'draft'

const SEED = 5089
const FIRST_ID = 5054
const COUNT = 36
const DAYS_BETWEEN = 3.4
/** Days to pay. The recent half of the invoices is younger than the longest. */
const TERMS = [14, 30, 60]
const USUAL_TERM = 30
const SALES_TEAM = [1, 3, 7, 12, 24]
/** Nothing of what they bill is delivered, so none is paid on delivery. */
const SAMPLE_METHODS: readonly InvoiceAcceptedMethod[] = ['bankTransfer', 'card', 'paypal']

const stages: Readonly<Partial<Record<Fate, InvoiceStage>>> = { draft: 'Draft', downloaded: 'Downloaded' }

const ageOf = (index: number) => Math.round((COUNT - 1 - index) * DAYS_BETWEEN) + 1

/** The shortest that has not run out, or the usual one if all have. */
const termOf = (age: number) => TERMS.find((term) => term >= age) ?? USUAL_TERM

/** The invoices of a fresh start, by their date. */
export const seedInvoices = (): StoredInvoice[] => {
  const random = createRandom(SEED)
  const users = seedUsers()
  const clients = random.shuffle(seedCustomers().filter(({ id }) => id in companies))
  const fates: Fate[] = [
    ...deal({ paid: 9, free: 1, overpaid: 1, pastDue: 7 }, random),
    ...deal({ paid: 1, overpaid: 1, partial: 6, sent: 5, downloaded: 3, draft: 2 }, random),
  ]
  return fates.map((fate, index) => {
    const customer = clients[index % clients.length]!
    const age = ageOf(index)
    const parts = {
      lines: inventLines(random),
      discount: inventDiscount(fate, random),
      taxes: taxesByCountry[customer.countryCode] ?? [],
    }
    return {
      id: FIRST_ID + index,
      clientId: customer.customerId,
      client: clientOf(customer),
      avatar: customer.avatar,
      stage: stages[fate] ?? 'Sent',
      issuedDate: dateInDays(-age),
      dueDate: dateInDays(termOf(age) - age),
      ...parts,
      payments: inventPayments(fate, totalInvoice(parts).total, age, random),
      ...madeBy(users[pick(SALES_TEAM, random) - 1]!),
      ...textsFor(customer),
      acceptedMethod: pick(SAMPLE_METHODS, random),
      showTerms: random.next() < 0.8,
      showNotes: random.next() < 0.9,
      showStub: random.next() < 0.4,
    }
  })
}

const madeBy = ({ id, fullName }: { readonly id: number; readonly fullName: string }) => ({
  salesperson: fullName,
  salespersonId: id,
})

const pick = <Item>(items: readonly Item[], random: Random) => items[random.integer(0, items.length - 1)]!

const inventLines = (random: Random): InvoiceDraft['lines'] =>
  random
    .shuffle(INVOICE_ITEM_PRESETS)
    .slice(0, random.integer(1, 5))
    .map(({ item, cost }) => ({
      item,
      description: pick(descriptions[item], random),
      cost,
      quantity: random.integer(2, 60) / 2,
      unit: 'hour',
      isTaxed: true,
    }))

const inventDiscount = (fate: Fate, random: Random): InvoiceDiscount => {
  if (fate === 'free') return { kind: 'percent', value: 100 }
  const chance = random.next()
  if (chance < 0.15) return { kind: 'amount', value: random.integer(20, 120) / 2 }
  return { kind: 'percent', value: chance < 0.4 ? random.integer(1, 4) * 5 : 0 }
}

/** What came in: everything in one or two parts, too much at once, a part, or nothing. */
const inventAmounts = (fate: Fate, total: number, random: Random): number[] => {
  const part = Math.round(total * (0.2 + 0.5 * random.next()))
  if (fate === 'overpaid') return [sumMoney([total, random.integer(10, 160) / 2])]
  if (fate === 'partial') return [part]
  if (fate === 'paid') return random.next() < 0.5 ? [total] : [part, sumMoney([total, -part])]
  return fate === 'pastDue' && random.next() < 0.3 ? [part] : []
}

/** Gift cards are what the checkout takes. */
const usual = INVOICE_PAYMENT_METHODS.filter((method) => method !== 'giftCard')

const inventPayments = (fate: Fate, total: number, age: number, random: Random): InvoicePayment[] => {
  const amounts = inventAmounts(fate, total, random)
  const days = amounts.map(() => random.integer(0, age)).sort((one, other) => other - one)
  return amounts.map((amount, index) => ({
    id: index + 1,
    amount,
    date: dateInDays(-days[index]!),
    method: pick(usual, random),
    note: amounts.length > 1 && index === 0 ? 'First part, as agreed on the phone' : '',
  }))
}
