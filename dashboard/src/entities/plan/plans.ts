import {
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconPlant2,
  IconUsers,
} from '@data1522/design-system/icons'

/** The plans that one compares, from the least to the most. */
export const COMPARED_PLANS = ['basic', 'team', 'company'] as const
export type ComparedPlanId = (typeof COMPARED_PLANS)[number]

/** The plan that stands out. */
export const MARKED_PLAN = 'team'

export const planIcons = {
  basic: IconPlant2,
  team: IconUsers,
  company: IconBuildingStore,
  enterprise: IconBuildingSkyscraper,
} as const
