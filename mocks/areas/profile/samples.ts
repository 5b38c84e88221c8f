import { asSeeded } from '../../store/as-seeded.ts'
import { dateInDays } from '../../seed/days.ts'
import * as projects from './seed-projects.ts'

export const profileProjects = asSeeded(projects.profileProjects)
export const profileProjectRows = asSeeded(projects.profileProjectRows)

/** The day so many days before those of the sample data. */
export const sampleDay = asSeeded((daysAgo: number) => dateInDays(-daysAgo))
