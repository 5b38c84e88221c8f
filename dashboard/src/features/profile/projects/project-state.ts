import type { ProfileProject } from '@data1522/mocks/contract/profile'
import { daysBetween } from '../../../entities/invoice/days.ts'

/** So many days before the deadline it is time to look. */
const SOON = 14

export const projectFilters = ['all', 'open', 'done', 'late'] as const
export const projectSorts = ['deadline', 'name', 'progress'] as const

export type ProjectFilter = (typeof projectFilters)[number]
export type ProjectSort = (typeof projectSorts)[number]

/** How a project stands on a day: done, late, or so many days before its deadline. */
export function standOf({ completedTask, totalTask, deadline }: ProfileProject, today: string) {
  const days = daysBetween(today, deadline)
  if (completedTask >= totalTask) return { state: 'done', tone: 'success', days: 0 } as const
  if (days < 0) return { state: 'late', tone: 'danger', days: -days } as const
  return { state: 'open', tone: days <= SOON ? 'warning' : 'neutral', days } as const
}

/** How far a project is, from 0 to 1. */
export const progressOf = ({ completedTask, totalTask }: ProfileProject) =>
  totalTask === 0 ? 0 : completedTask / totalTask

const orders: Record<ProjectSort, (one: ProfileProject, other: ProfileProject) => number> = {
  deadline: (one, other) => one.deadline.localeCompare(other.deadline),
  name: (one, other) => one.title.localeCompare(other.title),
  progress: (one, other) => progressOf(other) - progressOf(one),
}

/** The projects of a state, in an order; without one, as the server has them. */
export const arrangeProjects = (
  projects: readonly ProfileProject[],
  { show, sort, today }: { show: ProjectFilter; sort: ProjectSort | null; today: string },
) => {
  const shown = projects.filter((project) => show === 'all' || standOf(project, today).state === show)
  return sort ? shown.toSorted(orders[sort]) : shown
}
