import type { Weekday } from './options.ts'

/**
 * The day that weeks begin with where the caller does not say. The library's Arabic is that of many countries, most
 * of which begin on Saturday, while its formats are those of the Emirates alone, where weeks now begin on Monday.
 */
export const weekStart = (locale: string): Weekday | undefined =>
  locale.startsWith('ar') ? 'sat' : undefined
