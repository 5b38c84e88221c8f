/** How fields write an amount: as the rest of the page does. */
export const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
