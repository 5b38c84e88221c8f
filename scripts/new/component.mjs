import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isEntry } from '../node/entry.mjs'
import { PACKAGE, refreshExports, roomFolders } from '../package/exports.mjs'
import { fill, refuse, run } from './files.mjs'

const USAGE = `npm run new:component -- Name [options]
  --kind component   component, chart, pattern (made of components) or layout (places others)
  --group Actions    where Storybook lists a component: Actions, Feedback, Overlays, Navigation, Data display, Forms`

const KINDS = {
  component: { folder: 'components', template: 'box' },
  chart: { folder: 'charts', template: 'box', group: 'Charts' },
  pattern: { folder: 'patterns', template: 'box', group: 'Patterns' },
  layout: { folder: 'layout', template: 'place' },
}
const GROUPS = ['Actions', 'Feedback', 'Overlays', 'Navigation', 'Data display', 'Charts', 'Forms']

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
  const files = await fill({ template, into: join(packageDir, 'src', folder, name), words })
  await refreshExports({ packageDir })
  return files
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, group: { type: 'string' } },
  })
  if (positionals.length !== 1) refuse(USAGE)
  const [name] = positionals
  return {
    files: await newComponent({ name, ...values }),
    next: `${name} passes every gate as it is. Next:
  1. say in ${name}.tsx what it is, when to use it and when not;
  2. look at it: npm run storybook;
  3. take its picture: npm run pictures:update.`,
  }
}

if (isEntry(import.meta)) await run(main)
