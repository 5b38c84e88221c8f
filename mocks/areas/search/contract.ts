import { endpoint } from '../../contract/endpoint.ts'
import type * as schemas from './schema.ts'
import type { z } from '../../contract/zod.ts'

/** The groups of destinations, in their order. */
export const SEARCH_CATEGORIES = [
  'dashboards',
  'frontPages',
  'appsAndPages',
  'userInterface',
  'formsAndTables',
  'charts',
] as const
/** How many destinations of a group an answer has at most. */
export const SEARCH_GROUP_LIMIT = 5
/** How many destinations a group loses at its start if other groups match too. */
export const SEARCH_DROPPED = 3

export type SearchCategory = (typeof SEARCH_CATEGORIES)[number]

/** A place to go to: `icon` is a name of the Tabler set, `url` an address of the product. */
export type SearchDestination = z.output<typeof schemas.searchDestination>

/** Destinations that belong together. */
export type SearchGroup = z.output<typeof schemas.searchGroup>

/** The groups with destinations whose titles contain the text, cut short as the product does it. */
export const searchCatalogue = endpoint<typeof schemas.searchCatalogue>()({
  method: 'GET',
  path: '/api/app-bar/search',
})
