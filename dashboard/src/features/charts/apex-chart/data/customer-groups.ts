import { chance } from '../../shared/days.ts'

/** Customers of one kind and place: what they order for, and how many come back. */
export interface CustomerGroup {
  readonly orderValue: number
  /** From 0 to 1. */
  readonly returning: number
}

export type Summing = 'daily' | 'monthly' | 'yearly'
export type Kind = 'small' | 'chains' | 'marketplaces'

/** Where the groups of a kind lie, and how far from each other. */
const kinds = {
  small: { count: 24, orderValue: 260, returning: 0.38, width: 230, height: 0.2 },
  chains: { count: 22, orderValue: 580, returning: 0.57, width: 190, height: 0.18 },
  marketplaces: { count: 20, orderValue: 780, returning: 0.78, width: 180, height: 0.16 },
} as const

/** A day strays further from the usual than a year does. */
const straying = { daily: 1.5, monthly: 1, yearly: 0.45 } as const

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The groups of a kind, by how their orders are summed. */
export function groupsOf(kind: Kind, summing: Summing): CustomerGroup[] {
  const { count, orderValue, returning, width, height } = kinds[kind]
  const stray = (words: string) =>
    (chance(`${words} a`) + chance(`${words} b`) + chance(`${words} c`) - 1.5) * straying[summing]
  return Array.from({ length: count }, (_, index) => {
    const words = `${kind} ${summing} ${index}`
    return {
      orderValue: Math.round(between(orderValue + width * stray(`${words} value`), 18, 1000)),
      returning: between(returning + height * stray(`${words} back`), 0.05, 0.98),
    }
  })
}
