import type { UserAccount, UserActivity, UserActivityKind, UserProject } from './contract.ts'
import { DAY, HOUR, now } from '../../seed/clock.ts'
import { dateOf } from '../../seed/days.ts'
import { projects, type SampleProject } from './seed-projects.ts'
import { createRandom, type Random } from '../../seed/random.ts'
import { balanceOf, totalInvoice } from '../invoices/contract-totals.ts'
import { seedInvoices } from '../invoices/seed.ts'
import { seedUsers } from './seed.ts'

type Deed = readonly [kind: UserActivityKind, subject: string]

const SEED = 4730
/** One less than the days of a short month, as the day under way counts too. */
const REACH_DAYS = 27

const teams = ['Tin Kites', 'Night Orchard', 'Les Boussoles', 'Paper Foxes', 'فريق المرساة', 'Slow Rockets']

/** The projects and the activity of a sample user; the same all day, as they count from midnight (UTC). */
export const sampleAccount = (id: number): UserAccount => {
  const random = createRandom(SEED * id)
  const today = Math.floor(now().getTime() / DAY) * DAY
  const chosen = chooseProjects(random)
  return {
    projects: chosen.map((project) => toProject(project, today, random)),
    activity: toActivity(chooseDeeds(id, chosen, random), id, today, random),
  }
}

/** One that is not begun, one that is done and up to five more, by their due date. */
const chooseProjects = (random: Random) => {
  const mixed = random.shuffle(projects)
  const ends = [0, 100].map((end) => mixed.find(({ progress }) => progress === end)!)
  const others = mixed.filter((project) => !ends.includes(project)).slice(0, random.integer(1, 5))
  return [...ends, ...others].sort((one, other) => one.dueIn - other.dueIn)
}

const toProject = (
  { id, name, kind, progress, dueIn }: SampleProject,
  today: number,
  random: Random,
): UserProject => {
  const quarters = Math.ceil((progress / 100) * random.integer(80, 600))
  const due = dateOf(today + dueIn * DAY)
  return { id, name, kind, progress, hours: quarters / 4, due }
}

const chooseDeeds = (id: number, chosen: readonly SampleProject[], random: Random) => {
  const finished = chosen.filter(({ progress }) => progress === 100)
  const deeds: Deed[] = [
    ['signedIn', ''],
    ['signedIn', ''],
    ...finished.map(({ name }): Deed => ['projectFinished', name]),
    ...random
      .shuffle(paidInvoices())
      .slice(0, 2)
      .map((id): Deed => ['invoicePaid', String(id)]),
    ['roleChanged', seedUsers()[id - 1]!.role],
    ['teamJoined', random.shuffle(teams)[0]!],
  ]
  return random.shuffle(deeds).slice(0, random.integer(4, 6))
}

/** The numbers of the sample invoices that are paid. */
const paidInvoices = () =>
  seedInvoices().flatMap((invoice) =>
    invoice.stage !== 'Draft' && balanceOf(totalInvoice(invoice).total, invoice.payments) <= 0
      ? [invoice.id]
      : [],
  )

/** Spreads deeds over different days of the last weeks, in working hours, the newest first. */
const toActivity = (deeds: readonly Deed[], id: number, today: number, random: Random): UserActivity[] => {
  const days = random.shuffle(Array.from({ length: REACH_DAYS }, (_, index) => index + 1))
  const times = days
    .slice(0, deeds.length)
    .sort((one, other) => one - other)
    .map((day) => today - day * DAY + random.integer(7 * 60, 18 * 60) * (HOUR / 60))
  return deeds.map(([kind, subject], index) => ({
    id: id * 10 + deeds.length - index,
    kind,
    subject,
    time: new Date(times[index]!).toISOString(),
  }))
}
