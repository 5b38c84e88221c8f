import {
  $all,
  $elemMatch,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $options,
  $regex,
  $size,
  all,
  and,
  createFactory,
  elemMatch,
  eq,
  exists,
  gt,
  gte,
  lt,
  lte,
  ne,
  nin,
  regex,
  size,
  within,
} from '@ucast/mongo2js'

const operators = {
  $all,
  $elemMatch,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $options,
  $regex,
  $size,
}
const meanings = { all, and, elemMatch, eq, exists, gt, gte, in: within, lt, lte, ne, nin, regex, size }

/** Makes a test for rows of a rule's conditions. */
export type ConditionsMatcher = (conditions: object) => (row: object) => boolean

const matcher = createFactory(operators, meanings) as ConditionsMatcher

/** An operator that is not known would count as the name of a field, and a prohibition would never hold. */
function check(conditions: unknown) {
  if (typeof conditions !== 'object' || conditions === null) return
  for (const [key, value] of Object.entries(conditions)) {
    if (key.startsWith('$') && !Object.hasOwn(operators, key)) throw new Error(`No rule knows ${key}.`)
    check(value)
  }
}

/**
 * Reads the conditions of rules, for server and product alike: those that CASL knows.
 * @throws when they hold something else.
 */
export const conditionsMatcher: ConditionsMatcher = (conditions) => {
  check(conditions)
  return matcher(conditions)
}
