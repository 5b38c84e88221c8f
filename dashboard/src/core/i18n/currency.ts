import { keptFact } from './kept-fact.ts'

/** The currency that the store's money is in, by its code, and what takes over that of the settings. */
export const [currencyAtom, setCurrency] = keptFact('currency', 'USD', (code) => /^[A-Z]{3}$/.test(code))
