import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The icons of groups of questions, as names of Tabler icons; each group has its own. */
export const FAQ_ICONS = ['credit-card', 'truck-delivery', 'refresh', 'package', 'shopping-bag'] as const

export type FaqIcon = (typeof FAQ_ICONS)[number]

/** Questions about one thing, with their answers. */
export type FaqGroup = z.output<typeof schemas.faqGroup>

/** What to look for in the questions, and the language of the texts. */
export type FaqQuery = z.input<typeof schemas.faqQuery>

/** The groups of questions that contain what is looked for, without those groups that have none. */
export const listFaqGroups = endpoint<typeof schemas.listFaqGroups>()({
  method: 'GET',
  path: '/api/pages/faq',
})
