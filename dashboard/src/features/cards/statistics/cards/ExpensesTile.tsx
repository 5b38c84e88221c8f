import { ExpensesCard } from '../../../../entities/dashboard/cards/ecommerce/ExpensesCard.tsx'

/** What was spent of what was planned, with a gauge as wide as a tile. */
export const ExpensesTile = () => <ExpensesCard gaugeSize={176} />
