import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { PACKAGE, refreshExports, roomFolders } from '../package/exports.mjs'

const USAGE = `npm run new:component -- Name [options]
  --kind component   component, pattern (made of components) or layout (places others)
  --group Actions    where Storybook lists a component: Actions, Feedback, Overlays, Navigation, Data display, Forms`

const KINDS = {
  component: { folder: 'components', template: 'box' },
  pattern: { folder: 'patterns', template: 'box', group: 'Patterns' },
  layout: { folder: 'layout', template: 'place' },
}
const GROUPS = ['Actions', 'Feedback', 'Overlays', 'Navigation', 'Data display', 'Charts', 'Forms']

const refuse = (message) => {
  throw new RangeError(message)
}

/** Makes a room of the design system that passes every gate; gives the paths of its files. */
export async function newComponent({
  name,
  kind = 'component',
  group = 'Data display',
  packageDir = PACKAGE,
}) {
  const { folder, template, group: ownGroup } = KINDS[kind] ?? refuse(`No kind “${kind}”.`)
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name ?? ''))
    refuse(`“${name}” is not a name like DatePicker.`)
  if (!GROUPS.includes(group)) refuse(`No group “${group}”. Groups: ${GROUPS.join(', ')}`)
  if (roomFolders(packageDir).some((room) => room.name === name)) refuse(`${name} exists already.`)

  const words = { Name: name, name: name[0].toLowerCase() + name.slice(1), Group: ownGroup ?? group }
  const dir = join(packageDir, 'src', folder, name)
  const from = join(import.meta.dirname, 'templates', template)
  const files = globSync('*.txt', { cwd: from })
  mkdirSync(dir, { recursive: true })
  for (const file of files) {
    const path = join(dir, file.replace('Name', name).replace(/\.txt$/, ''))
    const text = readFileSync(join(from, file), 'utf8').replaceAll(/{{(\w+)}}/g, (_, word) => words[word])
    // Prettier has the last word, because the name's length decides where lines break.
    const style = await resolveConfig(join(PACKAGE, 'package.json'))
    writeFileSync(path, await format(text, { ...style, parser: 'typescript' }))
  }
  await refreshExports({ packageDir })
  return files.map((file) => join(dir, file.replace('Name', name).replace(/\.txt$/, '')))
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, group: { type: 'string' } },
  })
  if (positionals.length !== 1) refuse(USAGE)
  const [name] = positionals
  const files = await newComponent({ name, ...values })
  console.log(files.map((file) => relative(process.cwd(), file)).join('\n'))
  console.log(`\n${name} passes every gate as it is. Next:
  1. say in ${name}.tsx what it is, when to use it and when not;
  2. look at it: npm run storybook;
  3. take its picture: npm run pictures:update.`)
}

if (existsSync(process.argv[1]) && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main().catch((reason) => {
    if (!(reason instanceof RangeError)) throw reason
    console.error(reason.message)
    process.exitCode = 2
  })
