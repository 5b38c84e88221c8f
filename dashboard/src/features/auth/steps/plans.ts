import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'

/** What one can subscribe to, with its price a month in US dollars. */
export const plans = (['basic', 'team', 'company'] as const).map((id) => ({
  id,
  price: PLAN_PRICES[id].monthly,
}))

export type PlanId = (typeof plans)[number]['id']

export const planIds = plans.map(({ id }) => id)

/** Whether a plan has to be paid for. */
export const isPaid = (id: PlanId) => PLAN_PRICES[id].monthly > 0
