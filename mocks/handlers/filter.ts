/** A test for texts that contain what is looked for, whatever the letter case; an empty search fits all. */
export const createSearch = (q = '') => {
  const wanted = q.trim().toLowerCase()
  return (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(wanted))
}

/** A test for one word of a list; no word fits all. */
export const createFilter = (wanted = '') => {
  const word = wanted.trim().toLowerCase()
  return (value: string) => word === '' || value.toLowerCase() === word
}
