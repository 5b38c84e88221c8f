import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { edit, refuse, save } from './files.mjs'
import { camel, pascal } from './names.mjs'

/** The languages of the product, in the order in which commands are given their texts. */
export const LANGUAGES = ['en', 'fr', 'ar']

/** Whether a folder has a file. */
export const isThere = (folder, path) => existsSync(join(folder, path))

/** A text with one more of its like parts, before the first whose key comes after the new one's. */
function withPart(text, part, key, added) {
  const parts = [...text.matchAll(part)]
  const last = parts.at(-1) ?? refuse(`Nothing is like “${added.trim()}” where it should stand.`)
  const at = parts.find((one) => one[1] > key)?.index ?? last.index + last[0].length
  return text.slice(0, at) + added + text.slice(at)
}

/** A text with something before its end, which must look like this. */
const beforeEnd = (text, end, added) =>
  text.endsWith(end) ? text.slice(0, -end.length) + added + end : refuse(`No “${end.trim()}” at the end.`)

/** Lets the product know the ids of a place's messages; gives the file. */
export function listMessages(root, place) {
  const [layer, area] = place.split('/')
  const name = layer + pascal(area)
  return edit(join(root, 'dashboard/src/app/messages.d.ts'), (text) =>
    withPart(
      withPart(
        text,
        /^import type \w+ from '\.\.\/(.+)\/messages\/en\.json'\n/gm,
        place,
        `import type ${name} from '../${place}/messages/en.json'\n`,
      ),
      /^ {2}typeof (\w+) &\n/gm,
      name,
      `  typeof ${name} &\n`,
    ),
  )
}

/** Adds the addresses of a feature to those of the back office; gives the file. */
export function listRoutes(root, feature) {
  const name = `${camel(feature)}Routes`
  return edit(join(root, 'dashboard/src/app/routes/back-office-routes.ts'), (text) =>
    beforeEnd(
      text.replace(
        /(?=\n\n\/\*\* The addresses)/,
        `\nimport { ${name} } from '../../features/${feature}/routes.ts'`,
      ),
      '\n}\n',
      `\n  ...${name},`,
    ),
  )
}

/** Refuses a new address that the product has, and a branch of the navigation that it has not. */
export function checkAddress(root, { path, branch }) {
  const specified = readFileSync(join(root, 'tests/support/routes.json'), 'utf8')
  if (specified.includes(`"path": "${path}"`)) refuse(`${path} is the address of something else.`)
  const branches = readFileSync(join(root, 'dashboard/src/core/router/branches.ts'), 'utf8')
  if (branch && !branches.includes(`| '${branch}'\n`)) refuse(`The navigation has no branch “${branch}”.`)
}

/** Adds an address to those that the product must have, and to what the search offers; gives the files. */
export async function specify(root, { path, title, sample }) {
  const entry = { path, layout: 'default', access: 'signed-in', title, ...(path.includes(':') && { sample }) }
  const specified = await edit(join(root, 'tests/support/routes.json'), (text) =>
    beforeEnd(text, '\n  ]\n}\n', `,\n    ${JSON.stringify(entry)}`),
  )
  if (path.includes(':')) return [specified]
  const found = await edit(join(root, 'mocks/areas/search/seed.ts'), (text) =>
    text.replace(
      /(?<='appsAndPages', \[\n(?:.+\n)*?)(?= {2}\]\),)/,
      `${JSON.stringify([title, 'list-details', path])},\n`,
    ),
  )
  return [specified, found]
}

/** Adds messages, given by language, to those of a place, in the order of their ids; gives the files. */
export const addTo = (root, place, messages) =>
  Promise.all(
    LANGUAGES.map((language, index) => {
      const path = join(root, 'dashboard/src', place, 'messages', `${language}.json`)
      const all = { ...(existsSync(path) && JSON.parse(readFileSync(path, 'utf8'))), ...messages[index] }
      const ids = Object.keys(all).toSorted()
      return save(path, JSON.stringify(Object.fromEntries(ids.map((id) => [id, all[id]]))))
    }),
  )

/** Lets rules speak of a subject, called so in each language; gives the files. */
export async function listSubject(root, subject, names) {
  const id = `errors.subject.${subject}`
  return [
    await edit(join(root, 'mocks/contract/access.ts'), (text) =>
      withPart(text, /^ {2}([A-Z]\w+): \[.*\],\n/gm, subject, `  ${subject}: [],\n`),
    ),
    ...(await addTo(
      root,
      'shared/errors',
      names.map((name) => ({ [id]: name })),
    )),
  ]
}

/** Lets the mock answer the calls of an area; gives the file. */
export const listArea = (root, area, path) =>
  edit(join(root, 'mocks/areas/areas.ts'), (text) =>
    withPart(
      text,
      /^ {2}\{(?: |\n {4})path: '([^']+)'[\s\S]*?\},\n/gm,
      path,
      `  { path: '${path}', load: () => [import('./${area}/handlers.ts')] },\n`,
    ),
  )
