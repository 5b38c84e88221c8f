import type { SupportTracker } from './contract.ts'
import { ticketsOf } from './seed-support.ts'
import { averageOf, figureOf, ratio, sampleDays, sum } from '../dashboards/figures.ts'
import type { Comparison, Span } from '../dashboards/time.ts'
import { dateInDays } from '../../seed/days.ts'

const ticketsIn = (span: Span) => sampleDays(span, ticketsOf).flat()
const countTickets = (span: Span) => ticketsIn(span).length
const minutesIn = (span: Span) => sum(ticketsIn(span).map(({ responseMinutes }) => responseMinutes))

/** The tickets of the support. */
export const summarizeSupport = (comparison: Comparison): SupportTracker => {
  const tickets = ticketsIn(comparison.span)
  const completed = tickets.filter(({ isCompleted }) => isCompleted).length
  const completedShare = ratio(completed, tickets.length)
  return {
    total: figureOf(comparison, countTickets),
    today: countTickets({ start: dateInDays(0), end: dateInDays(0) }),
    open: tickets.length - completed,
    completed,
    completedPercent: completedShare === null ? null : completedShare * 100,
    responseMinutes: averageOf(comparison, (span) => ratio(minutesIn(span), countTickets(span))),
  }
}
