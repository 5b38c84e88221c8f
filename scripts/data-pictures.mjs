// Draws the pictures of the sample data; `--check` only tells which files are not as the code draws them.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from '../mocks/pictures/draw/pictures.ts'

const root = join(import.meta.dirname, '../mocks/pictures/files')
const fileOf = (name) => join(root, `${name}.svg`)
const stored = new Map(
  globSync('**/*.svg', { cwd: root }).map((path) => [
    path.replaceAll('\\', '/').slice(0, -'.svg'.length),
    readFileSync(join(root, path), 'utf8'),
  ]),
)
const stale = [...new Set([...Object.keys(pictures), ...stored.keys()])].filter(
  (name) => pictures[name] !== stored.get(name),
)

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Not as the code draws them; run node scripts/data-pictures.mjs:\n  ${stale.join('\n  ')}`)
    process.exit(1)
  }
} else {
  for (const name of stale) {
    const file = fileOf(name)
    if (!(name in pictures)) rmSync(file)
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, pictures[name])
    }
  }
}
console.log(`${Object.keys(pictures).length} pictures, ${stale.length} drawn anew`)
