const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** An amount as the sample data writes it: `$1,249.00`. */
export const toDollarText = (amount: number) => dollars.format(amount)

/** An amount without the dust of binary fractions. */
export const roundToCents = (amount: number) => Math.round(amount * 100) / 100
