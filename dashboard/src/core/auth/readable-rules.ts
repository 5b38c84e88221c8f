import type { AbilityRule } from '@data1522/mocks/contract/auth'
import type { ConditionsMatcher } from '@data1522/mocks/contract/conditions'

/** A rule as CASL takes it, with the one it came from and whether that could be read. */
export interface ReadableRule {
  readonly action: string
  readonly subject: string
  readonly fields?: string[]
  readonly conditions?: object
  readonly inverted?: boolean
  readonly source: AbilityRule
  readonly isBroken: boolean
}

const areFields = (fields: unknown) =>
  fields === undefined ||
  (Array.isArray(fields) && fields.length > 0 && fields.every((field) => typeof field === 'string'))

function areConditions(conditions: unknown, matcher: ConditionsMatcher | null) {
  if (conditions === undefined) return true
  if (typeof conditions !== 'object' || conditions === null || Array.isArray(conditions)) return false
  try {
    matcher?.(conditions)
    return true
  } catch {
    return false
  }
}

/** Rules made safe: of one that cannot be read only what it is about is kept. */
export const readableRules = (rules: readonly AbilityRule[], matcher: ConditionsMatcher | null) =>
  rules.map((source): ReadableRule => {
    const { action, subject, fields, conditions } = source
    const inverted = Boolean(source.inverted)
    if (areFields(fields) && areConditions(conditions, matcher))
      return { action, subject, fields, conditions, inverted, source, isBroken: false }
    return { action, subject, inverted, source, isBroken: true }
  })
