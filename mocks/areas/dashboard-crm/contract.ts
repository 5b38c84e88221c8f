import type * as schemas from './schema.ts'
import { endpoint } from '../../contract/endpoint.ts'
import type { z } from '../../contract/zod.ts'

/** What stands on the timeline of the CRM dashboard. */
export const CRM_ACTIVITY_KINDS = ['order', 'invoice', 'review', 'meeting', 'newUsers'] as const

export type CrmActivityKind = (typeof CRM_ACTIVITY_KINDS)[number]

/**
 * The last twelve months, today's included: `sales` is the earning of the orders, `income` that and what was paid on
 * invoices.
 */
export type CrmYear = z.output<typeof schemas.crmYear>

/** The orders of a month: those with which customers began, and those of customers who had bought before. */
export type CrmLoyalty = z.output<typeof schemas.crmLoyalty>

/** The projects of the profile with a budget, and how many of them were under way in each month. */
export type CrmProjectStatus = z.output<typeof schemas.crmProjectStatus>

/**
 * Something that happened last of its kind; `time` is midnight in the store where only the day is known, and that of UTC
 * for a meeting of whole days.
 */
export type CrmActivity = z.output<typeof schemas.crmActivity>

/** How far invoices get, in this order; what is past due is beside the way. */
export const CRM_PIPELINE = ['Draft', 'Sent', 'Downloaded', 'Partial Payment', 'Paid', 'Past Due'] as const

/**
 * The invoices of a status: how many there are, and what they come to. `reached` is how many came at least as far, those
 * past due among them; of 'Past Due' itself it is how many there are.
 */
export type CrmPipelineStage = z.output<typeof schemas.crmPipelineStage>

/**
 * A customer and what was last with them: an order, an invoice, or a payment on one. `reference` is the key of the
 * order or the id of the invoice, `number` what people know it by, `status` how far that is, `amount` what it comes to
 * or what was paid.
 */
export type CrmContact = z.output<typeof schemas.crmContact>

/** Money that came or went; `course` is what its client brought in in each of the last six months, today's the last. */
export type CrmTransaction = z.output<typeof schemas.crmTransaction>

/** An item of the kanban boards that is overdue or due within a week: `board` is the title of its board. */
export type CrmTask = z.output<typeof schemas.crmTask>

/** The parts of the CRM dashboard, each of which can be asked for alone. */
export type CrmParts = z.output<typeof schemas.crmParts>

/** The CRM dashboard; the period counts for `sales`, `profit` (with what was planned) and `countries`, the rest tells its own time. */
export type CrmDashboard = z.output<typeof schemas.crmDashboard>

/** Which days the CRM dashboard shows. */
export type CrmDashboardQuery = z.input<typeof schemas.crmDashboardQuery>

/** Beyond the specification: the CRM dashboard, over the last 30 days unless asked otherwise. */
export const getCrmDashboard = endpoint<typeof schemas.getCrmDashboard>()({
  method: 'GET',
  path: '/api/dashboards/crm',
})

/** Beyond the specification: one part of the CRM dashboard, by its name there. */
export const getCrmDashboardPart = endpoint<typeof schemas.getCrmDashboardPart>()({
  method: 'GET',
  path: '/api/dashboards/crm/:part',
})
