import { invoices } from '../invoices/collection.ts'
import { kanban } from '../kanban/collection.ts'
import { CRM_PIPELINE, type CrmDashboard, type CrmPipelineStage, type CrmTask } from './contract.ts'
import { sumMoney } from '../invoices/contract-totals.ts'
import { dateInDays } from '../../seed/days.ts'
import { profileProjectRows } from '../profile/samples.ts'
import { scenario } from '../../scenarios.ts'
import type { StoredInvoice } from '../invoices/seed.ts'
import { toInvoice } from '../invoices/sheet.ts'

const PROJECTS = 6
const SOON_DAYS = 7

/** The projects that are begun and not done, the furthest first. */
export const activeProjects = (): CrmDashboard['activeProjects'] =>
  (scenario().empty ? [] : profileProjectRows())
    .filter(({ status }) => status > 0 && status < 100)
    .toSorted((one, other) => other.status - one.status)
    .slice(0, PROJECTS)
    .map(({ id, name, leader, avatar, status }) => ({ id, name, leader, avatar, progress: status }))

/** How far an invoice came, whether or not it is past due. */
const placeOf = (stored: StoredInvoice) => {
  const { invoiceStatus } = toInvoice(stored)
  if (invoiceStatus !== 'Past Due') return CRM_PIPELINE.indexOf(invoiceStatus)
  return CRM_PIPELINE.indexOf(stored.payments.length > 0 ? 'Partial Payment' : stored.stage)
}

/** All invoices by their status, and how many came as far. */
export const summarizePipeline = (): CrmPipelineStage[] => {
  const all = invoices.all().map(toInvoice)
  const places = invoices.all().map(placeOf)
  return CRM_PIPELINE.map((status, place) => {
    const ofStatus = all.filter(({ invoiceStatus }) => invoiceStatus === status)
    const count = ofStatus.length
    const reached = status === 'Past Due' ? count : places.filter((one) => one >= place).length
    return { status, count, amount: sumMoney(ofStatus.map(({ total }) => total)), reached }
  })
}

/** What is overdue or due soon on the boards; what has reached the last board is done. */
export const dueTasks = (): CrmTask[] => {
  const { boards, items } = kanban.get()
  if (scenario().empty) return []
  const itemsById = new Map(items.map((item) => [item.id, item]))
  return boards
    .slice(0, -1)
    .flatMap(({ id: boardId, title: board, itemsIds }) =>
      itemsIds.flatMap((itemId) => {
        const item = itemsById.get(itemId)
        return item ? [{ id: itemId, title: item.title, boardId, board, dueDate: item.dueDate }] : []
      }),
    )
    .filter(({ dueDate }) => dueDate !== '' && dueDate <= dateInDays(SOON_DAYS))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
}
