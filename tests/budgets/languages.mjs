import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reactAriaWords } from '../support/react-aria-words.ts'

const KEPT = ['en', 'fr', 'ar']

/** What is wrong with react-aria's languages in a build: others than the product's, or one of those missing. */
export async function languageFaults(dir) {
  const code = globSync('assets/*.js', { cwd: dir }).map((file) => readFileSync(join(dir, file), 'utf8'))
  const words = await reactAriaWords(code.join('\n'), KEPT)
  const strays = words.filter(({ language, found }) => found > 0 && !KEPT.includes(language))
  const missing = words.filter(({ language, found }) => found === 0 && KEPT.includes(language))
  return [
    ...strays.map(({ language, example }) => `Has react-aria’s words in ${language}, such as ${example}`),
    ...missing.map(
      ({ language }) => `Lacks react-aria’s words in ${language}; they may be written differently now`,
    ),
  ]
}
