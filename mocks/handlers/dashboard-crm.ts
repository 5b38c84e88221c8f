import * as contract from '../contract/dashboard-crm.ts'
import * as schemas from '../contract/dashboard-crm.schema.ts'
import { now } from '../data/clock.ts'
import { summarizeCountries } from './dashboard-countries.ts'
import { latestActivity } from './dashboard-crm-activity.ts'
import { summarizeLoyalty, summarizeProjects, summarizeYear } from './dashboard-crm-months.ts'
import { activeProjects, dueTasks, summarizePipeline } from './dashboard-crm-work.ts'
import { figureOf } from './dashboard-figures.ts'
import { earningIn, profitIn, summarizeWeek } from './dashboard-sales.ts'
import { lastPeriod } from './dashboard-time.ts'
import { latestTransactions } from './dashboard-transactions.ts'
import { handle } from './http.ts'
import { reply } from './reply.ts'

const TRANSACTIONS = 6

export const getCrmDashboard = handle(
  contract.getCrmDashboard,
  schemas.getCrmDashboard,
  ({ query: { period } }) => {
    const comparison = lastPeriod(period)
    return reply(200, {
      asOf: now().toISOString(),
      period,
      sales: figureOf(comparison, earningIn),
      profit: figureOf(comparison, profitIn),
      countries: summarizeCountries(comparison),
      week: summarizeWeek(),
      year: summarizeYear(),
      loyalty: summarizeLoyalty(),
      projectStatus: summarizeProjects(),
      activeProjects: activeProjects(),
      transactions: latestTransactions(TRANSACTIONS),
      activity: latestActivity(),
      pipeline: summarizePipeline(),
      tasks: dueTasks(),
    })
  },
)
