import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isEntry } from '../node/entry.mjs'
import { fill, refuse, ROOT, run, save } from './files.mjs'
import { newManifest, withScreen } from './manifests.mjs'
import { camel, checkKebab, sentence, spaced, titleName } from './names.mjs'
import { addTo, checkAddress, isThere, LANGUAGES, listMessages, listRoutes, specify } from './registers.mjs'

const USAGE = `npm run new:screen -- /apps/reports/stock --feature reports [options]
  --text "…" --fr-text "…" --ar-text "…"
                   one sentence in English, French and Arabic: what the screen is for
  --title "Stock report" --fr "État du stock" --ar "تقرير المخزون"
                   what it is called
  --branch store   the branch of the navigation that lists the address, of core/router/branches.ts; none by default
  --name Stock     the component; by default as the title`

/** What a title says in English, wherever it has its home. */
const englishTitle = (root, title) =>
  globSync('dashboard/src/**/messages/en.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))[`titles.${title}`])
    .find(Boolean)

/** Makes a screen at a new address; it passes every gate. Gives the paths of the files. */
export async function newScreen({ path, feature, name, branch, root = ROOT, ...values }) {
  if (!/^(\/:?[\w-]+)+$/.test(path ?? '')) refuse(`“${path}” is not a path like /apps/reports/stock.`)
  checkKebab(feature)
  const given = (...names) =>
    names.map((option) => values[option]?.trim() || refuse(`--${option} is missing.\n\n${USAGE}`))
  const place = `features/${feature}`
  const folder = join(root, 'dashboard/src', place)
  const hasRoutes = isThere(folder, 'routes.ts')
  const hasMessages = isThere(folder, 'messages')
  const routes = hasRoutes ? readFileSync(join(folder, 'routes.ts'), 'utf8') : ''

  const titles = given('title', 'fr', 'ar')
  const texts = given('text', 'fr-text', 'ar-text')
  const title = titleName(titles[0])
  if (englishTitle(root, title)) refuse(`“${titles[0]}” is the title of another address.`)
  checkAddress(root, { path, branch })
  const group = camel(feature)
  const Name = name ?? sentence(title)
  if (isThere(folder, `${Name}.tsx`)) refuse(`${Name} exists already: give another --name.`)
  const screen = `lazyScreen(() => import('./${Name}.tsx'), '${Name}')`
  const route = { path, title, branch, screen }
  const manifest = hasRoutes ? withScreen(routes, route) : newManifest(group, route)

  const messages = LANGUAGES.map((_, index) => ({
    [`${group}.${title}.text`]: texts[index],
    [`titles.${title}`]: titles[index],
  }))
  const said = await addTo(root, place, messages)
  const heading = titles[0]
  const sample = path.replaceAll(/:\w+/g, '1')
  const words = {
    Name,
    title,
    group,
    path,
    sample,
    heading: JSON.stringify(heading),
    story: JSON.stringify(`Screens/${sentence(spaced(feature))}/${heading}`),
    text: texts[0],
  }
  return [
    ...(await fill({ template: 'screen', into: folder, words })),
    await save(join(folder, 'routes.ts'), manifest),
    ...said,
    ...(hasRoutes ? [] : [await listRoutes(root, feature)]),
    ...(hasMessages ? [] : [await listMessages(root, place)]),
    ...(await specify(root, { path, title: titles[0], sample })),
  ]
}

async function main() {
  const strings = ['feature', 'title', 'fr', 'ar', 'text', 'fr-text', 'ar-text', 'branch', 'name']
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(strings.map((option) => [option, { type: 'string' }])),
  })
  if (positionals.length !== 1 || !values.feature) refuse(USAGE)
  return {
    files: await newScreen({ path: positionals[0], ...values }),
    next: `The screen passes every gate as it is. Next:
  1. look at it: npm start, npm run storybook;
  2. take its picture: npm run pictures:update.`,
  }
}

if (isEntry(import.meta)) await run(main)
