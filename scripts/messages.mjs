// Checks the product's messages: the same keys and arguments in every language, and none that no code asks for.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const files = globSync('dashboard/src/locales/*.json')
const verified = spawnSync(
  'formatjs',
  ['verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality', ...files],
  { stdio: 'inherit' },
)

const keys = Object.keys(JSON.parse(readFileSync('dashboard/src/locales/en.json', 'utf8')))
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

if (verified.status !== 0 || unused.length + orphans.length > 0) process.exit(1)
console.log(`${keys.length} messages in ${files.length} languages, all there and all in use`)
