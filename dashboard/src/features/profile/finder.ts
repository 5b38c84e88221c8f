/** What people type is found whatever its case, its accents, its vowel signs. */
const folded = (phrase: string) =>
  phrase
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()

/** A test for texts of which one contains what is looked for. */
export const finder = (wanted: string) => {
  const words = folded(wanted.trim())
  return (texts: readonly string[]) => texts.some((text) => folded(text).includes(words))
}
