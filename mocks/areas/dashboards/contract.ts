import type { OrderStatus } from '../orders/contract.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The days over which a dashboard can look back; today is the last of them. */
export const DASHBOARD_PERIODS = [7, 30, 90, 365] as const
/** The most days of one's own that a dashboard shows: three years. */
export const LONGEST_DASHBOARD_DAYS = 3 * 366
/** What a period can be compared with: as many days before, the same days a year before, or nothing. */
export const DASHBOARD_COMPARISONS = ['previous', 'year', 'none'] as const
/** How long a point of a series lasts: weeks end with today, months are those of the calendar; the first may be cut. */
export const DASHBOARD_INTERVALS = ['day', 'week', 'month'] as const
/** The ways on which visitors come to the website. */
export const VISIT_CHANNELS = ['direct', 'search', 'social', 'newsletter', 'referral', 'advertising'] as const
/** How far the orders are that are not delivered yet. */
export const DELIVERY_STAGES = ['new', 'preparing', 'shipping'] as const
/** The status of the orders of each stage. */
export const DELIVERY_STATUSES = {
  new: 'Ready to Pickup',
  preparing: 'Dispatched',
  shipping: 'Out for Delivery',
} as const satisfies Record<(typeof DELIVERY_STAGES)[number], OrderStatus>
/** What moves money. */
export const TRANSACTION_KINDS = ['order', 'refund', 'invoice'] as const
/** What money is moved with. */
export const TRANSACTION_METHODS = [
  'mastercard',
  'visa',
  'paypal',
  'bankTransfer',
  'debitCard',
  'creditCard',
  'giftCard',
  'cash',
] as const
/** Whether money was moved. */
export const TRANSACTION_STATUSES = ['verified', 'pending', 'rejected'] as const

export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number]
export type DashboardComparison = (typeof DASHBOARD_COMPARISONS)[number]
export type DashboardInterval = (typeof DASHBOARD_INTERVALS)[number]
export type VisitChannel = (typeof VISIT_CHANNELS)[number]
export type DeliveryStage = (typeof DELIVERY_STAGES)[number]
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]
export type TransactionMethod = (typeof TRANSACTION_METHODS)[number]
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/**
 * When the figures were taken, over how many days up to today (`null` for days of one's own), from which day to which,
 * with what they are compared (`null` for nothing), and how long a point of a series lasts.
 */
export type DashboardView = z.output<typeof schemas.dashboardView>

/** A figure; `change` is the ratio against as long a time before, `null` if there was nothing then. */
export type Figure = z.output<typeof schemas.figure>

/** An amount in a stretch of time that begins on `date`. */
export type SeriesPoint = z.output<typeof schemas.seriesPoint>

/** What visitors of a channel came to. */
export type ChannelFigure = z.output<typeof schemas.channelFigure>

/** What the customers of a country bought: `value` is the earning. A country without sales, now and before, is left out. */
export type CountrySales = z.output<typeof schemas.countrySales>

/**
 * The last seven days. An earning is what orders brought in that are neither cancelled nor failed, less their refunds;
 * the profit is a fixed share of it, the expense the rest. `goal` is what was planned.
 */
export type SalesWeek = z.output<typeof schemas.salesWeek>

/** Someone from the users. */
export type DashboardPerson = z.output<typeof schemas.dashboardPerson>

/** An order on its way: `number` as people read it. */
export type Delivery = z.output<typeof schemas.delivery>

/** The orders of a stage: how many there are, and the newest of them. */
export type DeliveryGroup = z.output<typeof schemas.deliveryGroup>

/**
 * Money that came or went (then `amount` is negative): `reference` is the key of the order or the id of the invoice,
 * `number` what people know it by.
 */
export type Transaction = z.output<typeof schemas.transaction>
