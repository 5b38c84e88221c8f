import { startOf, today } from '../../../entities/dashboard/period.ts'
import { dayNumber, type Days, eachDay, weekdayOf } from '../shared/days.ts'

/** Always the same for a number, from 0 to 1. */
export function noise(seed: number) {
  const value = Math.sin(seed * 12.9898 + 4.1) * 43_758.5453
  return value - Math.floor(value)
}
/** How busy each day of the week is, from Monday on. */
const busy = [0.94, 0.9, 0.98, 1.04, 1.3, 1.14, 0.72]

/** What the shop sold and who came on a day. */
export interface ShopDay {
  readonly date: Date
  readonly orders: number
  readonly phone: number
  readonly computer: number
  readonly tablet: number
}

function shopDay(day: string): ShopDay {
  const seed = dayNumber(day)
  const grown = 1 + (seed - 20_454) / 900
  const orders = Math.round(138 * grown * busy[weekdayOf(day)]! * (0.9 + 0.2 * noise(seed)))
  const visits = orders * (21 + 5 * noise(seed + 0.5))
  return {
    date: startOf(day),
    orders,
    phone: Math.round(visits * (0.5 + 0.06 * noise(seed + 0.2))),
    computer: Math.round(visits * (0.32 + 0.06 * noise(seed + 0.3))),
    tablet: Math.round(visits * (0.08 + 0.03 * noise(seed + 0.4))),
  }
}

/** The days of a range, each as it went. */
export const shopDays = (days: Days): readonly ShopDay[] => eachDay(days).map(shopDay)

/** What was sold to a country this year and the year before. */
export interface CountrySales {
  readonly country: string
  readonly revenue: readonly [now: number, before: number]
  readonly orders: readonly [now: number, before: number]
}

export const countries: readonly CountrySales[] = [
  { country: 'United States', revenue: [248_600, 221_300], orders: [2410, 2190] },
  { country: 'France', revenue: [141_200, 118_900], orders: [1820, 1490] },
  { country: 'Germany', revenue: [104_900, 109_400], orders: [1130, 1210] },
  { country: 'United Kingdom', revenue: [86_300, 79_800], orders: [940, 880] },
  { country: 'Canada', revenue: [68_700, 55_200], orders: [760, 640] },
  { country: 'Australia', revenue: [50_500, 47_100], orders: [480, 455] },
]

/** Parcels that left each warehouse, month by month. */
const parcels = [
  [3120, 2480, 1240],
  [2960, 2390, 1310],
  [3350, 2610, 1480],
  [3290, 2700, 1620],
  [3480, 2540, 1790],
  [3610, 2820, 1930],
  [3540, 2760, 2110],
  [3720, 2590, 2240],
  [3890, 2930, 2460],
  [4040, 3080, 2690],
] as const

/** Parcels that left each warehouse in the months before this one. */
export function parcelsByMonth() {
  const [year = 0, month = 0] = today().split('-').map(Number)
  return parcels.map(([utrecht, lyon, porto], index) => ({
    month: new Date(year, month - 1 - parcels.length + index, 1),
    utrecht,
    lyon,
    porto,
  }))
}

const qualities = ['battery', 'camera', 'display', 'sound', 'weight', 'price'] as const
const judged = {
  customers: [
    [82, 61],
    [64, 88],
    [70, 84],
    [58, 76],
    [90, 52],
    [86, 48],
  ],
  experts: [
    [74, 68],
    [59, 93],
    [66, 90],
    [63, 81],
    [84, 60],
    [79, 57],
  ],
} as const

/** What some say of two phones, of a hundred points each. */
export const judgements = (judges: keyof typeof judged) =>
  qualities.map((quality, index) => {
    const [mini, grand] = judged[judges][index]!
    return { quality, mini, grand }
  })

/** Orders and returns of a usual week, from Monday on. */
export const weekdays = [
  { orders: 152, returns: 19 },
  { orders: 138, returns: 24 },
  { orders: 167, returns: 17 },
  { orders: 181, returns: 14 },
  { orders: 236, returns: 11 },
  { orders: 204, returns: 9 },
  { orders: 119, returns: 6 },
].map((day, index) => ({ ...day, date: `2026-11-${16 + index}` }))

/** Which kinds of goods stand in each part of the shop: what they cost, the share of profit, what they bring in thousands. */
const goods = {
  electronics: [
    ['headphones', 139, 0.34, 48],
    ['watches', 288, 0.29, 57],
    ['tablets', 519, 0.22, 62],
    ['phones', 664, 0.18, 118],
  ],
  fashion: [
    ['sunglasses', 94, 0.52, 16],
    ['sneakers', 101, 0.41, 44],
    ['backpacks', 126, 0.45, 29],
    ['boots', 196, 0.38, 33],
  ],
  home: [
    ['cushions', 46, 0.48, 12],
    ['lamps', 122, 0.36, 26],
    ['speakers', 158, 0.27, 21],
    ['chairs', 447, 0.31, 71],
  ],
} as const

export type Department = keyof typeof goods

/** The goods of a department in a quarter of the year, 0 to 2. */
export const goodsOf = (department: Department, quarter: number) =>
  goods[department].map(([kind, price, profit, revenue], index) => {
    const seed = index * 7 + quarter * 31 + department.length
    return {
      kind,
      price: Math.round(price * (1 + 0.05 * quarter * (noise(seed) - 0.4))),
      profit: Math.round((profit + quarter * 0.05 * (noise(seed + 1) - 0.5)) * 1000) / 1000,
      revenue: Math.round(revenue * (0.82 + 0.16 * quarter + 0.3 * noise(seed + 2))) * 1000,
    }
  })

/** How carriers do: the hours a parcel takes whatever the way, and those for every hundred kilometres. */
export const carriers = [
  { id: 'larkpost', name: 'Larkpost', furthest: 620, base: 14, pace: 3.1 },
  { id: 'northway', name: 'Northway', furthest: 1450, base: 20, pace: 2.2 },
  { id: 'swiftmoor', name: 'Swiftmoor', furthest: 980, base: 6, pace: 2.4 },
] as const

/** Some deliveries of a carrier: how far, in km, and how long, in hours. */
export const deliveries = ({ furthest, base, pace }: (typeof carriers)[number], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const seed = index + furthest
    const distance = Math.round(60 + (furthest - 60) * noise(seed))
    const late = noise(seed + 0.7) > 0.94 ? 18 : 0
    const hours = base + (distance / 100) * pace + 9 * (noise(seed + 0.3) - 0.5) + late
    return { distance, hours: Math.round(hours * 10) / 10 }
  })
