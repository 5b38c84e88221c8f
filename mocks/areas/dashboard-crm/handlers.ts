import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { now } from '../../seed/clock.ts'
import { summarizeCountries } from '../dashboards/countries.ts'
import { latestActivity } from './handlers-activity.ts'
import { summarizeLoyalty, summarizeProjects, summarizeYear } from './handlers-months.ts'
import { activeProjects, dueTasks, summarizePipeline } from './handlers-work.ts'
import { figureOf } from '../dashboards/figures.ts'
import { earningIn, profitIn, summarizeWeek } from '../dashboards/sales.ts'
import { lastPeriod } from '../dashboards/time.ts'
import { latestTransactions } from '../dashboards/transactions.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

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
