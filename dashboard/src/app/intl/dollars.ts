/** How an amount in the currency of the store is written, in text and in fields. */
export const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
