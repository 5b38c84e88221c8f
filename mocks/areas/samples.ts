import { store } from '../store/store.ts'
import { dateInDays } from '../seed/days.ts'
import * as help from './help-center/seed.ts'
import * as projects from './profile/seed-projects.ts'
import * as sales from './sales/seed.ts'
import * as accounts from './users/seed-accounts.ts'
import * as settings from './user-settings/seed.ts'

// Sample data that nobody can change, so that they are made anew for each answer, as of the day of all others.

const asSeeded =
  <Input extends readonly unknown[], Made>(make: (...input: Input) => Made) =>
  (...input: Input) =>
    store.asSeeded(() => make(...input))

export const helpArticleIn = asSeeded(help.helpArticleIn)
export const profileProjects = asSeeded(projects.profileProjects)
export const profileProjectRows = asSeeded(projects.profileProjectRows)
export const sampleSales = asSeeded(sales.seedSales)
export const sampleAccount = asSeeded(accounts.sampleAccount)
export const sampleSettings = asSeeded(settings.sampleSettings)
/** The day so many days before those of the sample data. */
export const sampleDay = asSeeded((daysAgo: number) => dateInDays(-daysAgo))
