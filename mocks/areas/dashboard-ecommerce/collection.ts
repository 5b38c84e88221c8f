import { z } from '../../contract/zod.ts'
import { createDocument } from '../../store/document.ts'
import { store } from '../../store/store.ts'
import type { BudgetRaise } from './contract.ts'
import * as schemas from './schema.ts'

/** How much more than was planned each year may spend, in per cent. */
export const budgetRaises = createDocument(store, {
  name: 'budget-raises',
  schema: z.record(z.string(), schemas.budgetRaise.shape.percent),
  seed: (): Readonly<Record<string, BudgetRaise['percent']>> => ({}),
})

/** How much more than was planned the year of a date may spend, in per cent. */
export const raiseOf = (date: string) => budgetRaises.get()[date.slice(0, 4)] ?? 0
