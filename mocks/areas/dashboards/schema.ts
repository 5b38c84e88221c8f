import { count, id, line, nothing, oneOf, picture, requiredLine } from '../../contract/common.schema.ts'
import { CUSTOMER_COUNTRIES } from '../customers/contract.ts'
import {
  DASHBOARD_COMPARISONS,
  DASHBOARD_INTERVALS,
  DASHBOARD_PERIODS,
  type DashboardComparison,
  type DashboardPeriod,
  DELIVERY_STAGES,
  TRANSACTION_KINDS,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
  VISIT_CHANNELS,
} from './contract.ts'
import { text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

/** One of the periods in the query; anything else reads as the fallback. */
const period = (fallback: DashboardPeriod) => {
  const read = z.transform((value: DashboardPeriod): DashboardPeriod => {
    const written = String([value].flat()[0]).trim()
    return DASHBOARD_PERIODS.find((days) => String(days) === written) ?? fallback
  })
  z.globalRegistry.add(read, { type: 'integer', enum: [...DASHBOARD_PERIODS], default: fallback })
  return z._default(read, fallback)
}

const comparison = () => {
  const read = z.transform((value: DashboardComparison): DashboardComparison => {
    const written = String([value].flat()[0]).trim()
    return DASHBOARD_COMPARISONS.find((one) => one === written) ?? 'previous'
  })
  z.globalRegistry.add(read, { type: 'string', enum: [...DASHBOARD_COMPARISONS], default: 'previous' })
  return z._default(read, 'previous')
}

/**
 * The query of a dashboard, which looks back over so many days unless asked otherwise. `from` and `to` are days
 * (yyyy-mm-dd) of one's own, up to three years; what are no such days counts as none.
 */
export const dashboardQuery = (fallback: DashboardPeriod) =>
  z.object({ period: period(fallback), from: text(), to: text(), compare: comparison() })

export const date = z.iso.date()

export const dashboardView = z.object({
  asOf: z.iso.datetime(),
  period: z.nullable(z.literal(DASHBOARD_PERIODS)),
  interval: z.enum(DASHBOARD_INTERVALS),
  from: date,
  to: date,
  compared: z.nullable(z.object({ from: date, to: date })),
})

/** The answers with one part of a dashboard. */
export const partAnswers = <View extends z.core.$ZodShape, Parts extends z.core.$ZodShape>(
  view: z.ZodMiniObject<View>,
  parts: z.ZodMiniObject<Parts>,
) => ({ 200: z.extend(view, z.partial(parts).shape), 404: nothing })

export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
export const share = z.number().check(z.minimum(0), z.maximum(1))
/** What was counted; its parts have limits of their own. */
export const money = z.number()
const change = z.nullable(z.number())

export const figure = z.object({ value: z.number(), change })
export const countFigure = z.object({ value: count, change })

export const seriesPoint = z.object({ date, value: money })

export const channelFigure = z.object({ channel: z.enum(VISIT_CHANNELS), value: money, change })

export const countrySales = z.object({
  country: requiredLine,
  countryCode: oneOf(CUSTOMER_COUNTRIES),
  countryFlag: picture,
  orders: count,
  value: money,
  change,
})

export const goalFigure = z.extend(figure, { goal: money })

export const salesWeek = z.object({
  days: z.array(z.object({ date, orders: count, earning: money, profit: money, expense: money })),
  orders: countFigure,
  earning: goalFigure,
  profit: goalFigure,
  expense: goalFigure,
})

export const dashboardPerson = z.object({ id, fullName: requiredLine, avatar: picture })

const place = { town: line, country: line }

export const delivery = z.object({
  order: id,
  number: requiredLine,
  date,
  sender: z.object({ name: requiredLine, ...place }),
  receiver: z.object({ name: requiredLine, avatar: picture, ...place }),
})

export const deliveryGroup = z.object({
  stage: z.enum(DELIVERY_STAGES),
  total: count,
  deliveries: z.array(delivery),
})

export const transaction = z.object({
  kind: z.enum(TRANSACTION_KINDS),
  reference: id,
  number: requiredLine,
  client: requiredLine,
  avatar: picture,
  method: z.enum(TRANSACTION_METHODS),
  lastDigits: z.string(),
  date,
  status: z.enum(TRANSACTION_STATUSES),
  amount: money,
})
