/** Prices are in the currency of the store. */
export const dollars = { style: 'currency', currency: 'USD' } as const
