import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { summarizeCountries } from '../dashboards/countries.ts'
import { latestActivity } from './handlers-activity.ts'
import { summarizeLoyalty, summarizeProjects, summarizeYear } from './handlers-months.ts'
import { transactionsWithCourse } from './handlers-transactions.ts'
import { recentContacts } from './handlers-contacts.ts'
import { activeProjects, dueTasks, summarizePipeline } from './handlers-work.ts'
import { figureOf } from '../dashboards/figures.ts'
import { earningIn, plannedEarningIn, plannedProfitIn, profitIn, summarizeWeek } from '../dashboards/sales.ts'
import { allParts, type Makers, onePart } from '../dashboards/parts.ts'
import { type AskedPeriod, comparisonOf, viewOf } from '../dashboards/time.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

const makers: Makers<contract.CrmParts> = {
  sales: (comparison) => ({
    ...figureOf(comparison, earningIn),
    goal: plannedEarningIn(comparison.span),
  }),
  profit: (comparison) => ({
    ...figureOf(comparison, profitIn),
    goal: plannedProfitIn(comparison.span),
  }),
  countries: summarizeCountries,
  week: summarizeWeek,
  year: summarizeYear,
  loyalty: summarizeLoyalty,
  projectStatus: summarizeProjects,
  activeProjects,
  transactions: transactionsWithCourse,
  activity: latestActivity,
  pipeline: summarizePipeline,
  tasks: dueTasks,
  contacts: recentContacts,
}

const viewWithoutInterval = (asked: AskedPeriod) => {
  const { interval: _, ...view } = viewOf(asked)
  return view
}

export const getCrmDashboard = handle(contract.getCrmDashboard, schemas.getCrmDashboard, ({ query }) =>
  reply(200, { ...viewWithoutInterval(query), ...allParts(makers, comparisonOf(query)) }),
)

export const getCrmDashboardPart = handle(
  contract.getCrmDashboardPart,
  schemas.getCrmDashboardPart,
  ({ params, query }) => {
    const part = onePart(makers, params.part, comparisonOf(query))
    return part ? reply(200, { ...viewWithoutInterval(query), ...part }) : reply(404, undefined)
  },
)
