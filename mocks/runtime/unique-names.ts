import { isEachOnce } from '../contract/lists.ts'
import { invalid } from './reply.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/** What tells two names apart: letter case does not. */
const keyOf = ({ name }: Pick<Named, 'name'>) => name.toLowerCase()

/** Whether another row has the name of this one. */
export const isNameTaken = (row: Pick<Named, 'name'> & Partial<Named>, rows: readonly Named[]) =>
  rows.some((other) => other.id !== row.id && keyOf(other) === keyOf(row))

/** Whether each row can come back without two that have one name. */
export const haveNamesOfTheirOwn = (rows: readonly Named[]) => isEachOnce(rows.map(keyOf))

/** Refuses a name that another row has. */
export const nameTaken = invalid({ name: ['This name is taken'] })
