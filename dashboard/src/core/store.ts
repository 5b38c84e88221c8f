import { createStore } from 'jotai'

/** The one store of the product's own state: preferences, session, words. */
export const store = createStore()
