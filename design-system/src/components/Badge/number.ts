/** A count as the language writes it, cut at the largest number that is written out. */
export const badgeNumber = (locale: string, count: number, max: number) =>
  new Intl.NumberFormat(locale).format(Math.min(count, max)) + (count > max ? '+' : '')
