/** What people look for is found whatever its case and accents. */
export const folded = (phrase: string) => phrase.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
