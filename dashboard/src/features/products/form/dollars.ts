/** Prices are in the currency of the store, written as everywhere else. */
export const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
