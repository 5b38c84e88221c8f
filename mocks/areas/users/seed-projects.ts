import type { UserProjectKind } from './contract.ts'

/** A project that several users may work on; `dueIn` counts the days from today. */
export interface SampleProject {
  readonly id: number
  readonly name: string
  readonly kind: UserProjectKind
  readonly progress: number
  readonly dueIn: number
}

type Line = readonly [name: string, kind: UserProjectKind, progress: number, dueIn: number]

const lines: readonly Line[] = [
  ['Harbour Lamp Storefront', 'web', 100, -12],
  ['Meadowlark Booking', 'mobile', 64, 18],
  ['Ochre & Ink Rebrand', 'design', 38, 27],
  ['Tidepool Forecasts', 'data', 0, 58],
  ['Carnet des Marées', 'mobile', 100, -5],
  ['دليل الواحة', 'web', 72, 9],
  ['Thimble Icon Set', 'design', 0, 44],
  ['Granary Stock Ledger', 'data', 87, 3],
  ['Lanternfish Help Centre', 'web', 15, 51],
  ['Pocket Orchard', 'mobile', 0, 36],
  ['Papier Plié', 'design', 100, -19],
  ['Windrow Sensor Archive', 'data', 46, 22],
  ['Cobblestone Intranet', 'web', 0, 70],
  ['رفيق القافلة', 'mobile', 53, -2],
  ['Quarterly Almanac for the Guild of Lighthouse Keepers and Coastal Beekeepers', 'design', 91, 6],
  ['Milestone Weather Model', 'data', 100, -9],
  ['Juniper Ticket Desk', 'web', 34, 40],
  ['Ferry Whistle', 'mobile', 7, 63],
  ['Velvet Moth Packaging', 'design', 69, 14],
  ['Atlas des Fontaines', 'data', 22, 33],
  ['Copper Kettle Menus', 'web', 95, -1],
  ['Night Bus Companion', 'mobile', 100, -24],
  ['خطوط النخيل', 'design', 58, 20],
  ['Sparrow Census', 'data', 0, 29],
]

/** Invented projects: several not begun, several done, a few overdue. */
export const projects: readonly SampleProject[] = lines.map(([name, kind, progress, dueIn], index) => ({
  id: index + 1,
  name,
  kind,
  progress,
  dueIn,
}))
