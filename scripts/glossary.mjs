const LANGUAGES = ['en', 'fr', 'ar']

/** Words that Arabic writes as one with what follows: and, by, for, as, so. */
const JOINED = '(?:[وف]?[بلك]?)'

/** What each language does not say, and what it says instead: the rows of the tables, two cells to a language. */
export function readGlossary(markdown) {
  const rows = markdown
    .split('\n')
    .filter((line) => /^\|(?! *-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === 6 && cells[0] !== 'English')
  return rows.flatMap((cells) =>
    LANGUAGES.flatMap((language, index) => {
      const [say, never] = cells.slice(index * 2, index * 2 + 2)
      return never ? never.split(/, */).map((word) => ({ language, word, say })) : []
    }),
  )
}

const patternOf = ({ language, word }) =>
  new RegExp(`(?<![\\p{L}\\p{M}-])${language === 'ar' ? JOINED : ''}${word}(?![\\p{L}\\p{M}-])`, 'iu')

/** The messages that say what the glossary does not, but for words that only help the search. */
export function strayWords(glossary, language, messages) {
  const nevers = glossary
    .filter((entry) => entry.language === language)
    .map((entry) => ({ ...entry, pattern: patternOf(entry) }))
  return Object.entries(messages)
    .filter(([key]) => !key.startsWith('palette.also.'))
    .flatMap(([key, text]) =>
      nevers
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word, say }) => `${key} (${language}) says “${word}”; say “${say}”`),
    )
}

/** French marks that a line could break off from their word: each takes a narrow no-break space. */
export const looseMarks = (messages) =>
  Object.entries(messages).flatMap(([key, text]) => (/[ \u00a0][;:!?»]|«[ \u00a0]/.test(text) ? [key] : []))
