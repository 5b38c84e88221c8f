import { LEAD_SOURCES, type LeadSource } from '../dashboard-ecommerce/contract.ts'
import { VISIT_CHANNELS, type VisitChannel } from './contract.ts'
import { isWeekend, randomOf, seasonOf } from './seed-days.ts'
import { createRandom, type Random } from '../../seed/random.ts'

/** A day of the website; `bounces` are the visits that saw one page only, `carts` those that put something into one. */
export interface WebsiteDay {
  readonly visits: Readonly<Record<VisitChannel, number>>
  readonly leads: Readonly<Record<LeadSource, number>>
  readonly pageViews: number
  readonly bounces: number
  readonly carts: number
}

const SEED = 8117
const ORDER_SEED = 2741
const WEEKEND_RUSH = 1.3

/** The visits of a usual day. */
const usualVisits: Record<VisitChannel, number> = {
  direct: 14,
  search: 19,
  social: 8,
  newsletter: 6,
  referral: 4,
  advertising: 5,
}
/** The most leads of a day. */
const mostLeads: Record<LeadSource, number> = { newsletter: 4, contactForm: 2, chat: 3, account: 2 }

const between = (least: number, most: number, random: Random) => least + random.next() * (most - least)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** What happened on the website on a day. */
export const websiteDay = (date: string): WebsiteDay => {
  const random = randomOf(SEED, date)
  const rush = seasonOf(date) * (isWeekend(date) ? WEEKEND_RUSH : 1)
  const visits = fill(VISIT_CHANNELS, (channel) =>
    Math.round(usualVisits[channel] * rush * between(0.6, 1.4, random)),
  )
  const total = sum(Object.values(visits))
  return {
    visits,
    leads: fill(LEAD_SOURCES, (source) => random.integer(0, mostLeads[source])),
    pageViews: Math.round(total * between(2.4, 3.8, random)),
    bounces: Math.round(total * between(0.3, 0.46, random)),
    carts: Math.round(total * between(0.07, 0.12, random)),
  }
}

const fill = <Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>

/** Each channel as often as it is used. */
const wheel = VISIT_CHANNELS.flatMap((channel) => Array<VisitChannel>(usualVisits[channel]).fill(channel))

/** The channel through which an order came, by its number. */
export const channelOf = (order: number): VisitChannel =>
  wheel[createRandom(ORDER_SEED + order).integer(0, wheel.length - 1)]!
