// Checks the product's messages: the same keys and arguments in every language, none that no code asks for, each
// fetched where it is spoken, and the words of docs/words.md.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { looseMarks, readGlossary, strayWords } from './glossary.mjs'
import { scriptOf } from './node/command.mjs'
import { messageFiles, readMessages } from './message-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'messages-'))
const files = ['en', 'fr', 'ar'].map((language) => {
  const file = join(folder, `${language}.json`)
  writeFileSync(file, JSON.stringify(readMessages(language)))
  return file
})
const verified = spawnSync(
  process.execPath,
  [
    scriptOf('@formatjs/cli', 'formatjs'),
    'verify',
    '--source-locale',
    'en',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    ...files,
  ],
  { stdio: 'inherit' },
)
rmSync(folder, { recursive: true })

const keysOf = (file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')))
const keys = Object.keys(readMessages('en'))

/** Each message has one home, with a file for every language in it. */
const astray = messageFiles('en').flatMap((file) =>
  ['fr', 'ar'].flatMap((language) => {
    const other = file.replace(/en\.json$/, `${language}.json`)
    const theirs = new Set(existsSync(other) ? keysOf(other) : [])
    return keysOf(file).flatMap((key) => (theirs.has(key) ? [] : `${key} (${other})`))
  }),
)
if (astray.length > 0)
  console.error(`These messages are missing beside their English:\n  ${astray.join('\n  ')}`)
const seen = messageFiles('en').flatMap(keysOf)
const twice = seen.filter((key, index) => seen.indexOf(key) !== index)
if (twice.length > 0) console.error(`These messages have two homes:\n  ${twice.join('\n  ')}`)

const sources = globSync('dashboard/src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What code asks for: whole ids, and ids with a part that is filled in. */
const literals = new Set()
const patterns = [/^titles\./]
for (const source of sources) {
  for (const [, id] of source.matchAll(/['"`]([a-z]\w*\.[\w.-]+)['"`]/g)) literals.add(id)
  for (const [, template] of source.matchAll(/`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/g))
    patterns.push(
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(escape)
          .join('[\\w-]+')}$`,
      ),
    )
}
const unused = keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))
if (unused.length > 0)
  console.error(`No code asks for these messages; delete them:\n  ${unused.join('\n  ')}`)

const titles = [
  ...globSync('dashboard/src/{features,app}/*/routes.ts'),
  'dashboard/src/core/router/routes.ts',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join()
const orphans = keys.filter((key) => key.startsWith('titles.') && !titles.includes(`'${key.slice(7)}'`))
if (orphans.length > 0) console.error(`No address has these titles; delete them:\n  ${orphans.join('\n  ')}`)

const glossary = readGlossary(readFileSync('docs/words.md', 'utf8'))
const stray = ['en', 'fr', 'ar'].flatMap((language) => strayWords(glossary, language, readMessages(language)))
if (stray.length > 0)
  console.error(`These messages say another word than docs/words.md:\n  ${stray.join('\n  ')}`)
const loose = looseMarks(readMessages('fr'))
if (loose.length > 0)
  console.error(
    `French marks here need a narrow no-break space (U+202F) at their word:\n  ${loose.join('\n  ')}`,
  )

const faults = [unused, orphans, astray, twice, stray, loose].flat()
if (verified.status !== 0 || faults.length > 0) process.exit(1)
console.log(`${keys.length} messages in ${files.length} languages, all there and all in use`)
