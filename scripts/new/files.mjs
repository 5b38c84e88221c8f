import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { formatted } from '../format.mjs'

/** The repository. */
export const ROOT = join(import.meta.dirname, '../..')

/** Ends a command with what is wrong with its options. */
export const refuse = (message) => {
  throw new RangeError(message)
}

/** Writes a file in the format of the repository: how long a name is decides where lines break. */
export async function save(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await formatted(path, text))
  return path
}

/** Changes the text of a file. */
export const edit = (path, change) => save(path, change(readFileSync(path, 'utf8')))

/** Makes the files of a template, whose texts and paths name words as `{{word}}`; gives their paths. */
export function fill({ template, into, words }) {
  const from = join(import.meta.dirname, 'templates', template)
  const filled = (text) => text.replaceAll(/{{(\w+)}}/g, (_, word) => words[word])
  return Promise.all(
    globSync('**/*.txt', { cwd: from }).map((file) =>
      save(join(into, filled(file).replace(/\.txt$/, '')), filled(readFileSync(join(from, file), 'utf8'))),
    ),
  )
}

/** Runs a command that makes files; lists them, and says what comes next, or what is wrong with its options. */
export async function run(make) {
  try {
    const { files, next } = await make()
    console.log(files.map((file) => relative(process.cwd(), file)).join('\n'))
    console.log(`\n${next}`)
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason
    console.error(reason.message)
    process.exitCode = 2
  }
}
