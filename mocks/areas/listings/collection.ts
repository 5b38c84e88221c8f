import { deal, property } from './schema.ts'
import { seedDeals } from './seed.ts'
import { createCollection } from '../../store/collection.ts'
import { store } from '../../store/store.ts'

/** All deals. */
export const deals = createCollection(store, { name: 'deals', schema: deal, seed: seedDeals })

/** The properties that are listed; none at first. */
export const properties = createCollection(store, { name: 'properties', schema: property, seed: () => [] })
