/** What one can subscribe to, with its price a month in US dollars. */
export const plans = [
  { id: 'basic', price: 0 },
  { id: 'standard', price: 99 },
  { id: 'enterprise', price: 499 },
] as const

export type PlanId = (typeof plans)[number]['id']

export const planIds = plans.map(({ id }) => id)

/** Whether a plan has to be paid for. */
export const isPaid = (id: PlanId) => plans.some((plan) => plan.id === id && plan.price > 0)
