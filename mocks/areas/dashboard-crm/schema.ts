import { may } from '../../contract/access.ts'
import { count, id, percent, picture, requiredLine } from '../../contract/common.schema.ts'
import {
  countrySales,
  dashboardPerson,
  dashboardQuery,
  dashboardView,
  date,
  goalFigure,
  money,
  month,
  partAnswers,
  salesWeek,
  transaction,
} from '../dashboards/schema.ts'
import { INVOICE_STATUSES } from '../invoices/contract.ts'
import { ORDER_DELIVERY_STATES } from '../orders/contract.ts'
import { REVIEW_RATINGS } from '../reviews/contract.ts'
import { z } from '../../contract/zod.ts'

export const crmYear = z.object({
  months: z.array(z.object({ month, orders: count, sales: money, profit: money, income: money })),
  orders: count,
  sales: money,
  profit: money,
  income: money,
})

export const crmLoyalty = z.object({ month, firstOrders: count, laterOrders: count })

export const crmProjectStatus = z.object({
  budget: money,
  spent: money,
  months: z.array(z.object({ month, running: count })),
})

const time = z.iso.datetime()
const people = z.array(dashboardPerson)

export const crmActivity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    time,
    order: id,
    orderNumber: requiredLine,
    client: requiredLine,
    avatar: picture,
    amount: money,
  }),
  z.object({
    kind: z.literal('invoice'),
    time,
    invoiceId: id,
    invoiceNumber: requiredLine,
    client: requiredLine,
    amount: money,
  }),
  z.object({
    kind: z.literal('review'),
    time,
    reviewId: id,
    reviewer: requiredLine,
    avatar: picture,
    product: requiredLine,
    rating: z.literal(REVIEW_RATINGS),
  }),
  z.object({
    kind: z.literal('meeting'),
    time,
    allDay: z.boolean(),
    eventId: id,
    title: requiredLine,
    people,
  }),
  z.object({ kind: z.literal('newUsers'), time, people }),
])

export const crmPipelineStage = z.object({
  status: z.enum(INVOICE_STATUSES),
  count,
  amount: money,
  reached: count,
})

const contact = {
  customerId: id,
  name: requiredLine,
  avatar: picture,
  date,
  reference: id,
  number: requiredLine,
  amount: money,
}

export const crmContact = z.discriminatedUnion('kind', [
  z.object({ ...contact, kind: z.literal('order'), status: z.enum(ORDER_DELIVERY_STATES) }),
  z.object({ ...contact, kind: z.literal(['invoice', 'payment']), status: z.enum(INVOICE_STATUSES) }),
])

export const crmTask = z.object({
  id,
  title: requiredLine,
  boardId: id,
  board: requiredLine,
  dueDate: date,
})

export const crmTransaction = z.extend(transaction, { course: z.array(z.number()) })

const project = z.object({
  id,
  name: requiredLine,
  leader: requiredLine,
  avatar: picture,
  progress: percent,
})

export const crmDashboardQuery = dashboardQuery(30)

const crmView = z.omit(dashboardView, { interval: true })

export const crmParts = z.object({
  sales: goalFigure,
  profit: goalFigure,
  countries: z.array(countrySales),
  week: salesWeek,
  year: crmYear,
  loyalty: z.array(crmLoyalty),
  projectStatus: crmProjectStatus,
  activeProjects: z.array(project),
  transactions: z.array(crmTransaction),
  activity: z.array(crmActivity),
  pipeline: z.array(crmPipelineStage),
  tasks: z.array(crmTask),
  contacts: z.array(crmContact),
})

export const crmDashboard = z.extend(crmView, crmParts.shape)

export const getCrmDashboard = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: crmDashboardQuery,
  answers: { 200: crmDashboard },
}

export const getCrmDashboardPart = {
  access: may('read', 'Dashboard'),
  beyond: true as const,
  query: crmDashboardQuery,
  answers: partAnswers(crmView, crmParts),
}
