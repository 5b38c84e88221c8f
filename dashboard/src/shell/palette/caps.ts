import { preferences } from '../../core/preferences/preferences.ts'
import { store } from '../../core/store.ts'

/** Keys as they stand on the keyboard, as long as letters alone are shortcuts. */
export const capsOf = (keys: readonly string[] | undefined) =>
  keys && store.get(preferences['single-key-shortcuts']) ? keys.map((key) => key.toUpperCase()) : undefined
